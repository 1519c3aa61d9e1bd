import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { chunkGroups, noCircles } from './build/chunk-groups.ts'
import { askAhead } from './build/preload.ts'
import { serviceWorker } from './build/service-worker.ts'

/** Writes a .br and a .gz file beside each file of text. The server fills in its address in the page, so not for it. */
const compressed = compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg|webmanifest)$/ })

/** Builds the folder that `server/http/static-files.ts` serves. In development it passes requests on to the server. */
export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'API_').API_URL ?? 'http://127.0.0.1:3001'
  // Who signs in stays at the address in front.
  const api = { target, changeOrigin: false }
  return {
    root: 'web',
    plugins: [react(), noCircles(), askAhead(), serviceWorker(), compressed],
    css: { modules: { generateScopedName: nameOfStyle } },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // Browsers without it only load a little later.
      modulePreload: { polyfill: false, resolveDependencies: loadedTogether },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
          // Left to itself a file of several screens has all their names, which stand in every first view.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${names[0]?.replace(/~.*|\.\w+$/g, '')}-[hash][extname]`,
        },
        // Pure functions and data: what a screen does not use of them need not be there.
        treeshake: { moduleSideEffects: [{ test: /\/maths\//, sideEffects: false }] },
      },
    },
    // Below /api lie the server's endpoints and our own sources of api/.
    server: { proxy: { '^/api/(?!.*\\.ts)': api, '/auth': api, '/oidc': api, '/healthz': api } },
  }
})

/** Speaks in the browser's tools, and packs better than a hash. */
function nameOfStyle(name: string, file: string) {
  const [place, part] = file.replace('.module.css', '').split('/').slice(-2)
  return `${place}-${part}-${name}`
}

/**
 * Lists what is loaded beside a file. The page itself loads what every screen needs. The code that keeps the app on the
 * device comes last, so only with its style.
 */
function loadedTogether(file: string, needed: string[]) {
  const last = /(device-app|kept-account)-/
  if (last.test(file)) return needed.filter((one) => last.test(one) && one.endsWith('.css'))
  return needed.filter((one) => !/\/(base|rolldown-runtime|index)-/.test(one))
}

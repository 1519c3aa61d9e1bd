import { join } from 'node:path'
import { build } from 'vite'
import { installPeer } from './install-peer.ts'

/** Builds the page with one numeric question in Perseus, and returns the path of its script. */
export async function buildPerseusPage(root: string): Promise<string> {
  const folder = await installPeer(root, 'perseus', ['--legacy-peer-deps', '--ignore-scripts'])
  const outDir = join(folder, 'built')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'page.jsx'), output: { format: 'iife', entryFileNames: 'page.js' } },
    },
  })
  return join(outDir, 'page.js')
}

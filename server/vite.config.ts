import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The server in one folder for production: our sources bundled, packages left where npm put them. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: { ssr: 'server/main.ts', outDir: 'dist/server', target: 'node20', sourcemap: true, emptyOutDir: true },
})

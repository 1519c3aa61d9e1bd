import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The server and its commands in one folder for production: our sources bundled, packages left where npm put them. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/main.ts', 'server/backup.ts', 'server/restore.ts'] },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})

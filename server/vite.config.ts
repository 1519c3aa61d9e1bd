import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the server and its commands into one folder. Our sources are bundled, and packages stay in node_modules. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['main', 'accounts', 'backup', 'restore', 'migrate', 'distribute'].map((name) => `server/${name}.ts`),
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})

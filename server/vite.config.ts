import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const commands = ['main', 'accounts', 'backup', 'restore', 'migrate', 'distribute'].map((name) => `server/${name}.ts`)

/** The file of a thread. The code that starts it is shared by all commands, and so it is built into `assets/`. */
const writer = 'sqlite-writer'

/** Builds the server and its commands into one folder. Our sources are bundled, and packages stay in node_modules. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: [...commands, `server/store/engines/${writer}.mjs`],
      output: { entryFileNames: ({ name }) => (name === writer ? 'assets/[name].mjs' : '[name].js') },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const commands = ['accounts', 'backup', 'restore', 'migrate', 'distribute', 'rebuild']

/** The file of a thread. The code that starts it is shared by all commands, and so it is built into `assets/`. */
const writer = 'sqlite-writer'

/**
 * Packages of many small files, and the packages that they need. A start takes a third less processor time where they
 * are bundled with our sources. All other packages stay in node_modules.
 */
const bundled = [
  ...['hono', '@hono/node-server', 'kysely', 'zod', 'openid-client', 'oauth4webapi', 'jose'],
  ...['pino-roll', 'date-fns', 'sonic-boom', 'atomic-sleep'],
]

/** Builds the server and its commands into one folder. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        ...commands.map((name) => `server/commands/${name}.ts`),
        `server/store/engines/${writer}.mjs`,
      ],
      output: { entryFileNames: ({ name }) => (name === writer ? 'assets/[name].mjs' : '[name].js') },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Lets the build leave out of react-router what nobody uses, its forms and framework links: 4 KB of the first view. They
 * stay otherwise, since a call of forwardRef might have an effect; and bundlers are given its build for development.
 */
export function lightRouter(): Plugin {
  // A path and not the address: a folder may have a space in its name.
  const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))
  return {
    name: 'light-router',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'react-router': router } } }),
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  }
}

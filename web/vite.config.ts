import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { askAhead } from './ahead.ts'

/** What stands in nearly every first view, the landing page's included: React, the routes, and parts that most screens share. */
const base = [
  ...words('react react-dom react-router scheduler').map((name) => `/node_modules/${name}/`),
  ...words('vite/preload-helper rolldown/runtime /web/app. /web/paths. /web/screens.'),
  ...words('google medal wordmark').map((name) => part(`art/${name}`)),
  ...words('attempt ball best-pips class-names error-boundary failed google-key hops icon icon-paths key keys').map(
    part,
  ),
  ...words('link medal page pips skip-link streak-line use-arrival').map(part),
]

/** What every round is dealt and played with, a visitor's on the landing page too. */
const round = [
  ...words('catalogue check decimal drawing index load play progress question random vocabulary words').map(rule),
  ...words('columns kept other repeat written').map((name) => rule(`levels/${name}`)),
  ...words('keep-focus marked-message number-box number-pad shown typed-number use-media use-round').map(
    (name) => `/web/play/${name}.`,
  ),
  part('message'),
]

/**
 * What goes into one file together. Left to itself the build cuts a file for each set of screens that share a module:
 * forty of a few hundred bytes for one screen, each with a way there and back on a school's network.
 */
const together = [
  { name: 'base', test: anyOf(base), priority: 3 },
  { name: 'round', test: anyOf(round), priority: 3 },
  // Not the dialogs and menus, whose code comes when the first one opens.
  {
    name: 'ui',
    test: /\/web\/ui\/(?!art\/|tokens|base|.*-frame\.tsx)|\/web\/ui\/art\/(wordmark|mark|medal|empty)\./,
    priority: 2,
  },
  {
    name: 'door',
    test: /\/web\/api\/(call|account-cookie|session)\.ts|\/web\/sign-in\/(doors|.*after-sign-in|sign-in|home-of)\./,
    priority: 2,
  },
  { name: 'dealing', test: /\/maths\/levels\//, minShareCount: 2, priority: 2 },
  // What lists and levels read of the rounds that wait on the device.
  {
    name: 'rounds',
    test: /\/web\/play\/(find-place|use-bests|stored-progress|device-.*|.*outbox|.*shelf|sending)\.ts|\/node_modules\/idb\//,
    priority: 2,
  },
  {
    name: 'maths',
    test: /\/maths\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 1,
  },
  { name: 'frame', test: /\/node_modules\/@tanstack\/|\/web\/(api|frame)\//, minShareCount: 2, priority: 1 },
  { name: 'lists', test: /\/web\/stages\//, minShareCount: 2, priority: 1 },
  { name: 'play', test: /\/web\/play\//, minShareCount: 2, priority: 1 },
]

/** The web app in one folder: what `server/assets.ts` serves. In development it passes the API on to a server beside it. */
export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, '.', 'API_').API_URL ?? 'http://127.0.0.1:3001'
  return {
    root: 'web',
    plugins: [react(), lightRouter(), askAhead()],
    css: { modules: { generateScopedName: nameOfStyle } },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // Browsers without it only load a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: together, includeDependenciesRecursively: false } },
        // Pure functions and data: what a screen does not use of them need not be there.
        treeshake: { moduleSideEffects: [{ test: /\/maths\//, sideEffects: false }] },
      },
    },
    server: { proxy: { '/api': api, '/auth': api, '/oidc': api, '/healthz': api } },
  }
})

/**
 * Lets the build leave out of react-router what nobody uses, its forms and framework links: 4 KB of the first view. They
 * stay otherwise, since a call of forwardRef might have an effect; and bundlers are given its build for development.
 */
function lightRouter(): Plugin {
  // A path and not the address: a folder may have a space in its name.
  const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url))
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

function words(text: string) {
  return text.split(' ')
}

function part(name: string) {
  return `/web/ui/${name}.`
}

function rule(name: string) {
  return `/maths/${name}.`
}

function anyOf(parts: readonly string[]) {
  return (id: string) => parts.some((name) => id.includes(name))
}

/** Speaks in the browser's tools, and packs better than a hash. */
function nameOfStyle(name: string, file: string) {
  const [place, part] = file.replace('.module.css', '').split('/').slice(-2)
  return `${place}-${part}-${name}`
}

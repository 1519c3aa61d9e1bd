import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'

/**
 * What goes into one file together. Left to itself the build cuts a file for each set of screens that share a module:
 * forty of a few hundred bytes for one screen, each with a way there and back on a school's network.
 */
const together = [
  // The landing page's first view, with what a visitor plays there, stays light: nothing that only others use.
  {
    name: 'parts',
    test: /\/web\/(paths|screens|ui\/(art\/(medal|wordmark)|ball|best-pips|class-names|error-boundary|failed|google-key|hops|icon|icon-paths|key|keys|link|medal|page|pips|skip-link|streak-line|use-arrival))\./,
    priority: 4,
  },
  {
    name: 'round',
    test: /\/web\/(play\/(use-round|shown|number-box|number-pad|marked-message|typed-number|keep-focus|use-media)|ui\/message)\./,
    priority: 4,
  },
  {
    name: 'rules',
    test: /\/maths\/(catalogue|check|decimal|drawing|index|load|play|progress|question|random|vocabulary|words|levels\/(columns|kept|other|repeat|written))\./,
    priority: 4,
  },
  {
    name: 'base',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
    priority: 3,
  },
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
    plugins: [react(), lightRouter()],
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: together, includeDependenciesRecursively: false } } },
    },
    server: { proxy: { '/api': api, '/auth': api, '/oidc': api, '/healthz': api } },
  }
})

/**
 * Lets the build leave out of react-router the components that nobody uses: its forms and framework links, 4 KB of the
 * first view. They stay otherwise, since a call of forwardRef might have an effect.
 */
function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code.replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  }
}

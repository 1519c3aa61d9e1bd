import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { chunkGroups, moduleTest, refuseImportCycles } from './build/chunk-groups.ts'
import { classNames } from './build/class-names.ts'
import { fonts } from './build/fonts.ts'
import { sourceLanguage } from './build/messages/catalogue.ts'
import { messages } from './build/messages/plugin.ts'
import { compressBeforeMinifying } from './build/minify.ts'
import { preloadScript } from './build/preload.ts'
import { serviceWorker } from './build/service-worker.ts'

/**
 * Writes a .br and a .gz file beside each file of text. index.html is left out, because the server writes its own
 * address into it.
 */
const compressed = compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg|webmanifest)$/ })

/** The style of the server's own pages, which know it by this name (server/auth/pages.ts). */
const serverPages = 'server-pages.css'

/** The language of the screens. A test builds the app in another one. */
const language = process.env.SCREEN_LANGUAGE || sourceLanguage

/** Pure functions and data: the build leaves out unused ones. */
const isPure = moduleTest(['maths/', 'web/language/'])

/** Builds the folder that `server/http/static-files.ts` serves. In development it passes requests on to the server. */
export default defineConfig(({ command, mode }) => {
  const target = loadEnv(mode, '.', 'API_').API_URL ?? 'http://127.0.0.1:3001'
  // Keeps the Host header, so that a sign-in returns to the address of Vite.
  const api = { target, changeOrigin: false }
  return {
    root: 'web',
    plugins: [
      messages(language),
      fonts(),
      react(),
      compressBeforeMinifying(),
      refuseImportCycles(),
      preloadScript(),
      serviceWorker(),
      compressed,
    ],
    // React has this hook itself. The package that libraries import it from is for older versions of React.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    css: { modules: { generateScopedName: classNames(command === 'serve') } },
    // Development would look for the inputs of the build, whose paths begin above its root.
    optimizeDeps: { entries: ['index.html'] },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // Browsers without module preloading only load a little later.
      modulePreload: { polyfill: false, resolveDependencies: loadedTogether },
      rolldownOptions: {
        input: ['web/index.html', `web/${serverPages}`],
        // Half of the build is Terser, so its time is no finding.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
          // Names are short and of few characters, because the first view downloads a list of them.
          hashCharacters: 'base36',
          // By default, the name of a shared file lists all of its screens, which every first view would download.
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${operationOf(facadeModuleId) ?? name.split('~')[0]}-[hash:7].js`,
          assetFileNames: ({ names }) =>
            names[0] === serverPages ? serverPages : `assets/${names[0]?.replace(/~.*|\.\w+$/g, '')}-[hash:7][extname]`,
        },
        treeshake: { moduleSideEffects: (id) => (isPure(id) ? false : undefined) },
      },
    },
    // Paths below /api are endpoints of the server, except our own sources in api/.
    server: { proxy: { '^/api/(?!.*\\.ts)': api, '/auth': api, '/oidc': api, '/legal': api, '/healthz': api } },
  }
})

/** Returns the operation of a module in its folder. Many operations have modules of the same name. */
const operationOf = (module: string | null) => module?.match(/\/maths\/operations\/(\w+)\//)?.[1]

/**
 * Returns the files that are loaded together with a file. The page itself loads what every screen needs. The code that
 * keeps the app on the device loads last, so only its styles load with it.
 */
function loadedTogether(file: string, needed: string[]) {
  const last = /(device-app|read-account)-/
  if (last.test(file)) return needed.filter((one) => last.test(one) && one.endsWith('.css'))
  // Few visitors miss a question, so the landing page names only the styles of its help.
  if (file.includes('helped-round-')) return needed.filter((one) => /\/(play|ui|helped-round)-.*css$/.test(one))
  // Every visitor downloads these names, and few begin with these pages, which request the rest of their code
  // themselves.
  if (/\/(student-(set|task)|my-picture|insight|listing-students|tasks)-/.test(file))
    return needed.filter((one) => one.endsWith('.css'))
  // A tap loads these, and the next one tries again. A browser does not request a file again whose preload failed.
  if (/(save-csv|read-file)-/.test(file)) return []
  return needed.filter((one) => !/\/(base|rolldown-runtime|index)-/.test(one))
}

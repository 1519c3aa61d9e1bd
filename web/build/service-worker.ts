import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

/**
 * The modules that are not kept on a device, together with everything that only they load. They are the screens of
 * teachers, the registration forms and the end of a sign-in, which need the server. Teachers use the same level screens
 * as students.
 */
const notKept = [
  ...[
    'teacher-',
    'listing-students',
    'student-progress',
    'student/student-registration',
    'progress-',
    'insight',
    'tasks',
    'sign-in-return',
  ].map((page) => `/web/pages/${page}`),
  '/web/students/',
  '/web/insight/',
  '/web/tasks/',
  '/web/problems/',
  '/web/worksheets/',
]

/** The words for mistakes of each language, which only teachers read. */
const mistakes = /\/web\/play\/language\/[\w-]+-mistakes\./

const source = fileURLToPath(new URL('../offline/worker/service-worker.ts', import.meta.url))

type Bundle = Rolldown.OutputBundle

/** Writes sw.js, the service worker with the list of the files that it keeps (docs/decisions/016-works-offline.md). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no index.html for the service worker')
      const html = String(page.source)
      const files = [...keptFiles(html, bundle)].sort()
      const entries: PrecacheEntry[] = [
        { url: '/', revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
        // These files need no revision, because their names have a hash.
        ...files.map((file) => ({ url: `/${file}`, revision: null })),
      ]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(entries) })
    },
  }
}

/** Returns the files of the page and of every screen of a student, with everything that these can load. */
function keptFiles(html: string, bundle: Bundle): ReadonlySet<string> {
  const kept = new Set<string>()
  const keep = (file: string) => {
    const output = bundle[file]
    if (!output || kept.has(file) || isNotKept(output)) return
    kept.add(file)
    const isStyle = output.type === 'asset' && file.endsWith('.css')
    const needed = output.type === 'chunk' ? neededBy(output) : isStyle ? namedIn(String(output.source), bundle) : []
    for (const next of needed) keep(next)
  }
  for (const file of namedIn(html, bundle)) keep(file)
  return kept
}

function isNotKept(output: Bundle[string]): boolean {
  const module = output.type === 'chunk' && output.facadeModuleId
  return module ? mistakes.test(module) || notKept.some((path) => module.includes(path)) : false
}

function neededBy({ imports, dynamicImports, viteMetadata }: Rolldown.OutputChunk): readonly string[] {
  const { importedCss = [], importedAssets = [] } = viteMetadata ?? {}
  return [...imports, ...dynamicImports, ...importedCss, ...importedAssets]
}

/** Returns the files that a text names: pictures and fonts in a style, or scripts and styles in the page. */
function namedIn(text: string, bundle: Bundle): readonly string[] {
  return Object.keys(bundle).filter((file) => text.includes(file.replace(/^assets\//, '')))
}

/** Returns the code of the service worker as one file, because not every browser lets it import others. */
async function bundled(entries: readonly PrecacheEntry[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { precached: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const worker = first && 'output' in first ? first.output[0] : undefined
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
  return worker.code
}

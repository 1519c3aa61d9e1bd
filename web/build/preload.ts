import { minify, type Plugin, type Rolldown } from 'vite'
import { accountHeader } from '#contract/headers'
import { accountCookies } from '../api/client/account-cookie.ts'
import { keptSlot } from '../device/account/names.ts'
import { hasPictures, type OperationRow, operationRows } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'

/** The folder of all files that the script names. */
const folder = 'assets/'

const publicPages = '$|login|register|signed-in'

/** The guard of every screen that needs a sign-in. */
const guard = ['/web/layout/session-guard.tsx']

/** The page of each kind of list (web/routes/operations.ts). */
const pageByList = {
  stages: '/web/pages/student/stage-list.tsx',
  tables: '/web/pages/student/table-list.tsx',
} as const satisfies Record<OperationRow['list'], string>

/**
 * A pattern for the part of an address after its "#", the modules that its screen needs, and a module that another
 * pattern already requests for the same address.
 */
type Need = readonly [pattern: string, modules: readonly string[], requested?: string]

const layout = '/web/layout/app-layout.tsx'
const level = '/web/pages/student/level-play.tsx'

const lists = Object.entries(pageByList).map(([list, page]): Need => {
  const paths = operationRows.filter(([, row]) => row.list === list).map(([, { path }]) => path)
  return [`^(${paths.join('|')})$`, [page], layout]
})

const levels = operationRows.map(([operation, { path, sheet }]): Need => {
  const pictures = hasPictures[sheet] ? ['/web/play/language/en-nz-pictures.ts'] : []
  return [
    `^${path}/\\d`,
    [`/web/play/sheets/${sheet}-sheet.tsx`, `/maths/operations/${operation}/dealers.ts`, ...pictures],
    level,
  ]
})

/** The guard, the layout of all screens except levels, and the lists and levels that children wait for most. */
const needs: readonly Need[] = [
  [`^/(?!${publicPages})`, guard],
  [`^/(?!${publicPages}|.*/\\d)`, [layout]],
  ...lists,
  ['^/main/.*/\\d', [level]],
  ...levels,
]

/** The pages of a class. They need the teacher's classes before any other request. */
const classPages = `^(${paths.ofClasses.join('|')})\\b.*[?&]code=\\w`

/**
 * Adds a short script that requests the code of a screen, the session and, for the pages of a class, the teacher's
 * classes while React is loading. The HTML cannot name them, because the server never sees the part after the "#". The
 * script also holds the browser's offer to install the app, which may come before the code that shows it.
 */
export function preloadScript(): Plugin {
  return {
    name: 'preload-script',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no index.html for the preload script')
      const html = String(page.source)
      const always = filesOf(guard, bundle)
      const preloaded = needs.map(([pattern, modules, requested]) => {
        const known = modules === guard ? [] : [...always, ...filesOf(requested ? [requested] : [], bundle)]
        const isNew = (file: string) => !html.includes(file) && !known.includes(file)
        return [pattern, [...filesOf(modules, bundle)].filter(isNew)] as const
      })
      const script = this.emitFile({ type: 'asset', name: 'preload.js', source: await scriptFor(preloaded) })
      // The script comes first, because browsers open few connections to a server at once.
      const tag = `<script async fetchpriority="high" src="/${this.getFileName(script)}"></script>`
      page.source = html.replace('<title>', `${tag}\n    <title>`)
    },
  }
}

type Bundle = Rolldown.OutputBundle

/** Returns the files of modules and of everything that they import. */
function filesOf(modules: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const files = new Set<string>()
  for (const module of modules) collect(fileOf(module, bundle), bundle, files)
  return files
}

function fileOf(module: string, bundle: Bundle): string {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`${module} has no separate file in the build`)
  return found.fileName
}

function collect(file: string, bundle: Bundle, files: Set<string>): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || files.has(file)) return
  files.add(file)
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
  for (const imported of chunk.imports) collect(imported, bundle, files)
}

/**
 * Returns the script. web/api/client/preloaded-responses.ts takes the responses, and web/offline/installation.ts the
 * offer. The browser would show an offer at once, so the script prevents that, and the app shows it between rounds. It
 * leaves the offer to the browser if an account is logged in that the device does not keep, such as a teacher's.
 */
async function scriptFor(
  preloaded: readonly (readonly [pattern: string, files: readonly string[]])[],
): Promise<string> {
  // Each name is written once, because most files belong to several screens.
  const files = [...new Set(preloaded.flatMap(([, needed]) => needed))]
  const indices = preloaded.map(([pattern, needed]) => [pattern, needed.map((file) => files.indexOf(file))])
  const { code } = await minify(
    'preload.js',
    `{
const beginning = ${JSON.stringify(accountCookies)}[location.protocol] + '='
const readAccount = () =>
  document.cookie.split('; ').find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length)
const readKept = () => {
  try {
    return localStorage.getItem(${JSON.stringify(keptSlot)})
  } catch {}
}
onbeforeinstallprompt = (event) => {
  const account = readAccount()
  if (account && account !== readKept()) return
  event.preventDefault()
  globalThis.installOffer = event
}
const isAt = (pattern) => new RegExp(pattern).test(location.hash.slice(1))
const files = ${JSON.stringify(files.map((file) => file.slice(folder.length)))}
const wanted = ${JSON.stringify(indices)}.flatMap(([pattern, needed]) => (isAt(pattern) ? needed : []))
for (const index of new Set(wanted)) {
  const file = files[index]
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  if (file.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
  }
  link.crossOrigin = ''
  link.href = ${JSON.stringify(`/${folder}`)} + file
  document.head.append(link)
}
const account = readAccount()
if (account && wanted.length > 0) {
  const request = (path) =>
    fetch(path, { headers: { ${JSON.stringify(accountHeader)}: account } })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
  const responses = { session: request('/api/session') }
  if (isAt(${JSON.stringify(classPages)})) responses.classes = request('/api/classes')
  globalThis.preloadedResponses = { account, responses }
}
}
`,
  )
  return code
}

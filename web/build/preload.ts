import { minify, type Plugin, type Rolldown } from 'vite'
import { accountHeader } from '#contract/headers'
import { accountCookies } from '../api/client/account-cookie.ts'
import { type OperationRow, operationRows } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'

const publicPages = '$|login|register|signed-in'

/** The guard of every screen that needs a sign-in. */
const guard = ['/web/layout/signed-in.tsx']

/** The pages of lists, by their looks (web/routes/operations.ts). */
const pageByList = {
  stages: '/web/pages/stage-list.tsx',
  tables: '/web/pages/table-list.tsx',
} as const satisfies Record<OperationRow['list'], string>

/** A pattern of the part of an address after its "#", and the modules that its screen needs. */
type Need = readonly [pattern: string, modules: readonly string[]]

const lists = Object.entries(pageByList).map(([list, page]): Need => {
  const paths = operationRows.filter(([, row]) => row.list === list).map(([, { path }]) => path)
  return [`^(${paths.join('|')})$`, [page]]
})

const levels = operationRows.map(([operation, { path, sheet }]): Need => {
  return [`^${path}/\\d`, [`/web/play/sheets/${sheet}-sheet.tsx`, `/maths/levels/${operation}.ts`]]
})

/** The guard, then the frame of all screens but levels, then the lists and levels that children wait for most. */
const needs: readonly Need[] = [
  [`^/(?!${publicPages})`, guard],
  [`^/(?!${publicPages}|.*/\\d)`, ['/web/layout/framed.tsx']],
  ...lists,
  ['^/main/.*/\\d', ['/web/pages/level-play.tsx']],
  ...levels,
]

/** The pages of a class. They need the teacher's classes before they can ask for anything else. */
const classPages = `^(${paths.ofClasses.join('|')})\\b.*[?&]code=\\w`

/**
 * A short script that requests the code of a screen, the session and, for the pages of a class, the teacher's classes,
 * while React is still on its way. The page itself cannot name them: the server never sees the part behind the "#". The
 * script also holds the browser's offer to install the app, which may come before the code that shows it.
 */
export function askAhead(): Plugin {
  return {
    name: 'ask-ahead',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('There is no page to ask ahead in')
      const html = String(page.source)
      const always = filesOf(guard, bundle)
      const asked = needs.map(([pattern, modules]) => {
        const isNew = (file: string) => !html.includes(file) && (modules === guard || !always.has(file))
        return [pattern, [...filesOf(modules, bundle)].filter(isNew)] as const
      })
      const script = this.emitFile({ type: 'asset', name: 'ahead.js', source: await scriptFor(asked) })
      // First of all: browsers open few ways to a server at once.
      const tag = `<script async fetchpriority="high" src="/${this.getFileName(script)}"></script>`
      page.source = html.replace('<title>', `${tag}\n    <title>`)
    },
  }
}

type Bundle = Rolldown.OutputBundle

/** The files of modules, and of all that these need. */
function filesOf(modules: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const files = new Set<string>()
  for (const module of modules) collect(fileOf(module, bundle), bundle, files)
  return files
}

function fileOf(module: string, bundle: Bundle): string {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`${module} is in no file of its own`)
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
 * Returns the script. web/api/client/asked-ahead.ts takes the responses, and web/offline/install-offer.ts the offer. The
 * browser would show an offer at once, so the script prevents that. The app shows it when it suits the child.
 */
async function scriptFor(asked: readonly (readonly [pattern: string, files: readonly string[]])[]): Promise<string> {
  const { code } = await minify(
    'ahead.js',
    `{
onbeforeinstallprompt = (event) => {
  event.preventDefault()
  globalThis.installOffer = event
}
const isAt = (pattern) => new RegExp(pattern).test(location.hash.slice(1))
const wanted = ${JSON.stringify(asked)}.flatMap(([pattern, files]) => (isAt(pattern) ? files : []))
for (const file of new Set(wanted)) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = '/' + file
  document.head.append(link)
}
const beginning = ${JSON.stringify(accountCookies)}[location.protocol] + '='
const account = document.cookie.split('; ').find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length)
if (account && wanted.length > 0) {
  const ask = (path) =>
    fetch(path, { headers: { ${JSON.stringify(accountHeader)}: account } })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
  const responses = { session: ask('/api/session') }
  if (isAt(${JSON.stringify(classPages)})) responses.classes = ask('/api/classes')
  globalThis.askedAhead = { account, responses }
}
}
`,
  )
  return code
}

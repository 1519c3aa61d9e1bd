import type { Plugin } from 'vite'

const levelLists = 'fouroperations/\\w+|numberstructure/phase1|measurement/length'

const publicPages = '$|login|register|signed-in'

/** What stands around every screen behind the door, whatever else its address needs. */
const guard = ['/web/frame/signed-in.tsx']

/** What an address needs, by what follows its "#": the guard and the frame, then what a child waits for most. */
const needs: readonly (readonly [pattern: string, modules: readonly string[]])[] = [
  [`^/(?!${publicPages})`, guard],
  [`^/(?!${publicPages}|.*/\\d)`, ['/web/frame/framed.tsx']],
  [`^/main/(${levelLists})$`, ['/web/pages/stage-list.tsx']],
  [`^/main/(${levelLists})/\\d`, ['/web/pages/level-play.tsx']],
  [
    '^/main/timestable/\\d',
    ['/web/pages/times-table-level.tsx', '/web/play/times-sheet.tsx', '/maths/levels/timestable.ts'],
  ],
  ['^/main/measurement/length/\\d', ['/web/play/length-sheet.tsx', '/maths/levels/length.ts']],
  ['^/main/numberstructure/phase1/\\d', ['/web/play/number-sheet.tsx', '/maths/levels/numberphase1.ts']],
  ['^/main/fouroperations/\\w+/\\d', ['/web/play/written-sheet.tsx']],
  ...['addition', 'subtraction', 'multiplication', 'division', 'bedmas'].map(
    (operation) => [`^/main/fouroperations/${operation}/\\d`, [`/maths/levels/${operation}.ts`]] as const,
  ),
]

/**
 * A script of a few lines that asks for the code of a screen, and who is signed in, while React is still on its way. The
 * page itself cannot say what it needs: the server never sees what stands behind the "#".
 */
export function askAhead(): Plugin {
  return {
    name: 'ask-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('There is no page to ask ahead in')
      const html = String(page.source)
      const collect = (file: string, files: Set<string>): Set<string> => {
        const chunk = bundle[file]
        // Files that hold what goes together can need each other.
        if (chunk?.type !== 'chunk' || files.has(file)) return files
        files.add(file)
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
        for (const imported of chunk.imports) collect(imported, files)
        return files
      }
      const fileOf = (module: string): string => {
        const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
        return found?.fileName ?? this.error(`${module} is in no file of its own`)
      }
      const filesOf = (modules: readonly string[]) =>
        modules.reduce((files, module) => collect(fileOf(module), files), new Set<string>())
      const always = filesOf(guard)
      const asked = needs.map(([pattern, modules]) => {
        const isNew = (file: string) => !html.includes(file) && (modules === guard || !always.has(file))
        return [pattern, [...filesOf(modules)].filter(isNew)] as const
      })
      const script = this.emitFile({ type: 'asset', name: 'ahead.js', source: scriptFor(asked) })
      // First of all: browsers open few ways to a server at once.
      const tag = `<script async fetchpriority="high" src="/${this.getFileName(script)}"></script>`
      page.source = html.replace('<title>', `${tag}\n    <title>`)
    },
  }
}

function scriptFor(asked: readonly (readonly [pattern: string, files: readonly string[]])[]): string {
  return `{
const wanted = ${JSON.stringify(asked)}.flatMap(([pattern, files]) => (new RegExp(pattern).test(location.hash.slice(1)) ? files : []))
for (const file of new Set(wanted)) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = '/' + file
  document.head.append(link)
}
const account = /(?:^|; )account=([^;]+)/.exec(document.cookie)?.[1]
if (account && wanted.length > 0) {
  // What web/api/session.ts would ask first.
  globalThis.sessionAskedAhead = fetch('/api/session', { headers: { Account: account } })
    .then((response) => response.json())
    .then((answer) => answer.account ?? null)
    .catch(() => null)
}
}
`
}

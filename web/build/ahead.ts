import type { Plugin } from 'vite'

/** What stands around every screen behind the door. */
const frame = ['/web/frame/signed-in.tsx', '/web/frame/framed.tsx']

/**
 * A script of a few lines that asks for the frame of the signed-in screens while React is still on its way, wherever the
 * address leads behind the door. The page itself cannot say so: it never sees what stands behind the "#".
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
      const wanted = new Set<string>()
      const want = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || wanted.has(file) || html.includes(file)) return
        wanted.add(file)
        for (const css of chunk.viteMetadata?.importedCss ?? []) if (!html.includes(css)) wanted.add(css)
        chunk.imports.forEach(want)
      }
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && frame.some((path) => chunk.facadeModuleId?.endsWith(path))) want(file)
      const script = this.emitFile({ type: 'asset', name: 'ahead.js', source: scriptFor([...wanted]) })
      page.source = html.replace('<script ', `<script async src="/${this.getFileName(script)}"></script>\n    <script `)
    },
  }
}

function scriptFor(files: readonly string[]): string {
  return `if (/^#\\/(?!$|login|register|signed-in)/.test(location.hash))
  for (const file of ${JSON.stringify(files.map((file) => `/${file}`))}) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
`
}

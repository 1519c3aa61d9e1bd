/** Every rule that a comment cites can be found: `docs/product` has the page and the heading. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesIn } from './files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = join(root, 'docs/product')

/** The headings of each page of docs/product. */
const headingsByPage = new Map(
  readdirSync(pages).map((page) => {
    const lines = readFileSync(join(pages, page), 'utf8').split('\n')
    return [page, lines.filter((line) => /^#+ /.test(line)).map((line) => line.replace(/^#+ /, ''))] as const
  }),
)

/** Planning documents that are not in the repository. Their rules are in docs/product. */
const outside = /\bspecifications?\b|\breadings\.md\b|\bmock README\b/i

/** Returns a sentence for each citation in a line that leads nowhere. */
function faultsIn(path: string, line: string): string[] {
  const isDocument = path.endsWith('.md')
  const faults = outside.test(line) ? ['cites a document that is not in the repository'] : []
  for (const [, page = '', heading] of line.matchAll(/docs\/product\/([\w-]+\.md)(?:, "([^"]+)")?/g)) {
    const headings = headingsByPage.get(page)
    if (!headings) faults.push(`there is no page ${page}`)
    else if (heading !== undefined && !headings.includes(heading)) faults.push(`${page} has no heading "${heading}"`)
    else if (heading === undefined && !isDocument) faults.push(`cites ${page} without a heading on the same line`)
  }
  for (const [name] of line.matchAll(/(?<![\w./-])(?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+\.md\b/g)) {
    const isThere = [root, join(root, dirname(path))].some((folder) => existsSync(join(folder, name)))
    if (!isThere) faults.push(`there is no document ${name}`)
  }
  return faults
}

it('a citation in any file of the repository names a page and a heading that exist', () => {
  const faults = filesIn(root)
    .filter((path) => !path.startsWith('scripts/docs/'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, i) => faultsIn(path, line).map((fault) => `${path}:${i + 1} ${fault}`)),
    )
  expect(faults).toEqual([])
})

it.each([
  ['// (docs/product/rules-of-play.md, "Breaks")', 'rules-of-play.md has no heading "Breaks"'],
  ['// (docs/product/rules-of-play.md)', 'cites rules-of-play.md without a heading on the same line'],
  ['// (docs/product/rules.md, "Pauses")', 'there is no page rules.md'],
  ['// (curriculum.md, "Addition")', 'there is no document curriculum.md'],
  ['// (specification 1, section 5)', 'cites a document that is not in the repository'],
])('a citation that leads nowhere is found: %s', (line, fault) => {
  expect(faultsIn('maths/play.ts', line)).toContain(fault)
})

it.each([
  '// (docs/product/rules-of-play.md, "Pauses"; docs/product/rules-of-play.md, "Timer")',
  '// See docs/decisions/004-verified-rounds.md and SECURITY.md.',
])('a citation of a document in the repository is right: %s', (line) => {
  expect(faultsIn('maths/play.ts', line)).toEqual([])
})

const textOf = (page: string) => readFileSync(join(pages, page), 'utf8')

it.each([...headingsByPage])('%s has no heading twice', (_, headings) => {
  expect(new Set(headings).size).toBe(headings.length)
})

it.each([...headingsByPage.keys()])('every link in %s leads to a page and a heading', (page) => {
  const broken = [...textOf(page).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].filter(([, to = '', anchor]) => {
    const anchors = headingsByPage.get(to || page)?.map(anchorOf)
    return anchor === undefined ? !existsSync(join(pages, to)) : !anchors?.includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

it.each([...headingsByPage.keys()])('every file and folder that %s names exists', (page) => {
  const named = textOf(page).matchAll(/`((?:maths|contract|server|web|scripts|e2e|docs)\/[\w./-]*)`/g)
  expect([...named].map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Returns the anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

/** Every path that the pages for new engineers name exists, so that they lead to the files of a change. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const parts = ['maths', 'contract', 'server', 'web', 'e2e', 'scripts', 'bench', 'cluster', 'docs']

/** A path of the repository in backquotes. Those with a placeholder such as `<tag>` or `…` name no single file. */
const fullPath = new RegExp(`\`((?:${parts.join('|')})/[\\w./-]*)\``, 'g')
const isThere = (path: string) => existsSync(join(root, path))

/** Returns the folders in the blocks below the headings of parts, from the root on: "web/play/own". */
function foldersIn(text: string): string[] {
  const blocks = text.matchAll(/^## (\w+)\/\n```\n([\s\S]*?)^```/gm)
  return [...blocks].flatMap(([, part = '', block = '']) =>
    Array.from(block.matchAll(/(?<![\w./-])(?:[\w-]+\/)+/g), ([folder]) => `${part}/${folder}`),
  )
}

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/recipes.md'])('each path that %s names exists', (page) => {
  const named = Array.from(readFileSync(join(root, page), 'utf8').matchAll(fullPath), ([, path = '']) => path)

  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

it('each folder in the blocks of ARCHITECTURE.md is where its path says', () => {
  const folders = foldersIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))

  expect(folders.length).toBeGreaterThan(50)
  expect(folders.filter((folder) => !isThere(folder))).toEqual([])
})

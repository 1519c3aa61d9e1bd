/** Prose fits the width of the formatter, which breaks no comment and no document. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesIn } from './files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const longest = 120
/** Code of the translated texts, which is not in the repository. */
const generated = 'web/language/generated/'

/** A line of a comment in code, styles or configuration. */
const comment = /^\s*(\/\/|\/?\*|#)/
/** Rows of a table and of code cannot be broken, and neither can a line that is one link or one path. */
const unbreakable = /^\s*\||^\s*\S+$|^\[[^\]]+\]: /

/** Returns the numbers of the lines of prose that are too long. */
function longLines(path: string, text: string): number[] {
  const isDocument = path.endsWith('.md')
  let isCode = false
  return text.split('\n').flatMap((line, i) => {
    if (isDocument && line.trimStart().startsWith('```')) isCode = !isCode
    const isProse = isDocument ? !isCode && !unbreakable.test(line) : comment.test(line)
    return isProse && [...line].length > longest ? [i + 1] : []
  })
}

it('a line of prose in a comment or a document has at most 120 characters', () => {
  const written = filesIn(root).filter((path) => !path.startsWith(generated))
  const faults = written.flatMap((path) =>
    longLines(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  )
  expect(faults).toEqual([])
})

it.each([
  ['server/app.ts', `// ${'word '.repeat(30)}`, [1]],
  ['web/app.css', ` * ${'word '.repeat(30)}`, [1]],
  ['docs/operations.md', `A short line.\n${'word '.repeat(30)}`, [2]],
  ['docs/operations.md', `| ${'word '.repeat(30)} |`, []],
  ['docs/operations.md', `\`\`\`\n${'word '.repeat(30)}\n\`\`\``, []],
  ['server/app.ts', `const text = '${'word '.repeat(30)}'`, []],
])('a long line of %s is found in prose and nowhere else: %j', (path, text, lines) => {
  expect(longLines(path, text)).toEqual(lines)
})

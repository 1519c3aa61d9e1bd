import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no two files of help have a sentence of the same kind, because the later one would replace the other', async () => {
  const names = readdirSync('maths/say/en-NZ/help')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
  const files: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    names.map((name) => import(`../maths/say/en-NZ/help/${name}.ts`)),
  )
  const tables = files.flatMap((exported) => Object.values(exported)).filter((table) => typeof table === 'object')
  const kinds = tables.flatMap((table) => Object.keys(table as object))
  expect(kinds.length).toBeGreaterThan(100)
  expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([])
})

import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#maths'

it.each(operations)(
  'no sentence of %s has the kind of a shared one, because it would replace that one',
  async (operation) => {
    const names = readdirSync('maths/say/en-NZ/help')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.replace('.ts', ''))
    const shared: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
      names.map((name) => import(`../maths/say/en-NZ/help/${name}.ts`)),
    )
    const own: Readonly<Record<string, unknown>> = await import(`../maths/operations/${operation}/sentences.en-NZ.ts`)
    const tables = [...shared, own]
      .flatMap((exported) => Object.values(exported))
      .filter((table) => typeof table === 'object')
    const kinds = tables.flatMap((table) => Object.keys(table as object))
    expect(kinds.length).toBeGreaterThan(50)
    expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([])
  },
)

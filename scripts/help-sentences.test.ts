import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#maths'

const tags = readdirSync('maths/say').filter((name) => existsSync(`maths/say/${name}/help`))

it.each(tags.flatMap((tag) => operations.map((operation) => [tag, operation] as const)))(
  'no sentence in %s of %s has the kind of a shared one, because it would replace that one',
  async (tag, operation) => {
    const names = readdirSync(`maths/say/${tag}/help`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.replace('.ts', ''))
    const shared: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
      names.map((name) => import(`../maths/say/${tag}/help/${name}.ts`)),
    )
    const own: Readonly<Record<string, unknown>> = await import(`../maths/operations/${operation}/sentences.${tag}.ts`)
    const tables = [...shared, own]
      .flatMap((exported) => Object.values(exported))
      .filter((table) => typeof table === 'object')
    const kinds = tables.flatMap((table) => Object.keys(table as object))
    expect(kinds.length).toBeGreaterThan(50)
    expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([])
  },
)

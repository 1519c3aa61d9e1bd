/** A language of questions is named in some lists that the compiler does not compare. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '#maths'

const tags = readdirSync('maths/say', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)

/** The files that import each language: the entrances, the words that children may type, and the tests. */
const lists = [
  'maths/index.ts',
  'maths/solve/index.ts',
  'maths/insight/index.ts',
  'maths/say/number-words.ts',
  'maths/say/number-words.test.ts',
  'maths/test/languages/every-language.test.ts',
]

it('New Zealand English is a language of questions', () => {
  expect(tags).toContain('en-NZ')
})

describe.each(tags)('the language %s', (tag) => {
  it.each(lists)('is imported by %s', (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`/${tag}/`)
  })

  it.each(operations)('has its sentences in the folder of %s', (operation) => {
    expect(existsSync(`maths/operations/${operation}/sentences.${tag}.ts`)).toBe(true)
  })

  it('has its pictures in a file of the screens, which the first page of a level requests', () => {
    const name = `${tag.toLowerCase()}-pictures.ts`
    expect(existsSync(`web/play/language/${name}`)).toBe(true)
    expect(readFileSync('web/build/preload.ts', 'utf8')).toContain(name)
  })
})

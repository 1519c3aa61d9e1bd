/** A language is named in some lists that the compiler does not compare. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '#maths'

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

const tags = foldersOf('maths/say')

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

  it('has its words on paper', () => {
    expect(readFileSync('web/worksheets/paper/paper-language.ts', 'utf8')).toContain(`'${tag}'`)
  })

  it('has its pictures in a file of the screens, which the first page of a level requests', () => {
    const name = `${tag.toLowerCase()}-pictures.ts`
    expect(existsSync(`web/play/language/${name}`)).toBe(true)
    expect(readFileSync('web/build/preload.ts', 'utf8')).toContain(name)
  })
})

/** The files with English texts of screens that are outside the catalogue. Those of web/ write numbers in words. */
const outsideCatalogue = [
  'maths/vocabulary.ts',
  ...operations.map((operation) => `maths/operations/${operation}/curriculum.ts`),
  'server/auth/pages.ts',
  'server/auth/chooser-page.ts',
  'server/auth/refusals.ts',
  'web/public/site.webmanifest',
  ...readdirSync('web', { recursive: true, encoding: 'utf8' })
    .map((file) => `web/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => /\bnumberWord\b[^\n]*from '#maths'/.test(readFileSync(file, 'utf8'))),
]

it('each text of the screens outside the catalogue is in each language that the catalogue has', () => {
  const screens = foldersOf('web/language').filter((tag) => tag !== 'en-NZ' && tag !== 'generated')
  expect(screens.flatMap((tag) => outsideCatalogue.filter((file) => !quotes(readFileSync(file, 'utf8'), tag)))).toEqual(
    [],
  )
})

const quotes = (text: string, tag: string) => text.includes(`'${tag}'`) || text.includes(`"${tag}"`)

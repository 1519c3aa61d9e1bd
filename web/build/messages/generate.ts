import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Message, readCatalogue } from './catalogue.ts'
import { expressionOf, hasChoices, inputTypes } from './code.ts'

const folder = fileURLToPath(new URL('../../language/generated/', import.meta.url))

/**
 * Writes the messages of a language as typed functions. A message with choices has a file of its own, so that a build
 * loads it with the screens that show it. A file that would not change is left alone, so that Vite and the compiler
 * notice only changes.
 */
export function generateMessages(language: string): void {
  const all = [...readCatalogue(language).values()].flat()
  const choices = all.filter(({ parts }) => hasChoices(parts))
  const texts = all.filter(({ parts }) => !hasChoices(parts))
  const files = new Map(choices.map((message) => [`${message.name}.ts`, moduleOf(language, [message])]))
  files.set('texts.ts', moduleOf(language, texts))
  files.set('index.ts', [...files.keys()].map((file) => `export * from './${file}'\n`).join(''))
  files.set('tag.ts', `export const tag = '${language}'\n`)
  mkdirSync(folder, { recursive: true })
  const present = readdirSync(folder)
  for (const file of present) if (!files.has(file)) rmSync(folder + file)
  for (const [file, text] of files)
    if (!present.includes(file) || readFileSync(folder + file, 'utf8') !== text) writeFileSync(folder + file, text)
}

function moduleOf(language: string, messages: readonly Message[]): string {
  const functions = messages.map((message) => functionOf(language, message)).join('\n')
  return (functions.includes('plural(') ? "import { plural } from '../plural.ts'\n\n" : '') + functions
}

function functionOf(language: string, { name, source, parts }: Message): string {
  const types = [...inputTypes(parts)]
  const inputs = types.map(([input]) => input).join(', ')
  const type = types.map(([input, kind]) => `readonly ${input}: ${kind}`).join('; ')
  const parameters = types.length > 0 ? `{ ${inputs} }: { ${type} }` : ''
  const body = expressionOf(language, parts, (input) => input)
  return `/** ${source.replaceAll('*/', '* /')} */\nexport const ${name} = (${parameters}): string => ${body}\n`
}

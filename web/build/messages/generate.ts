import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Message, messagesOf, sourceLanguage } from './catalogue.ts'
import { expressionOf, inputTypes, needsCode } from './code.ts'

/** The folder of the generated files. It is not in the repository. */
export const generatedFolder = fileURLToPath(new URL('../../language/generated/', import.meta.url))

/**
 * Returns the generated files of a language by their names: the messages as typed functions. A message that needs
 * code has a file of its own, so that a build loads it with the screens that show it.
 */
export function generatedFiles(language: string, messages: readonly Message[]): ReadonlyMap<string, string> {
  const choices = messages.filter(({ parts }) => needsCode(parts))
  const texts = messages.filter(({ parts }) => !needsCode(parts))
  const files = new Map(choices.map((message) => [`${message.name}.ts`, moduleOf([message])]))
  files.set('texts.ts', moduleOf(texts))
  files.set('index.ts', [...files.keys()].map((file) => `export * from './${file}'\n`).join(''))
  return files.set('tag.ts', `export const tag = '${language}'\n`)
}

/**
 * Writes the files of the source language, for the compiler, the tests and Vite's server. A file that would not change
 * is left alone, so that they notice only changes.
 */
export function generateMessages(): void {
  const files = generatedFiles(sourceLanguage, messagesOf(sourceLanguage))
  mkdirSync(generatedFolder, { recursive: true })
  const present = readdirSync(generatedFolder)
  for (const file of present) if (!files.has(file)) rmSync(generatedFolder + file)
  for (const [file, text] of files) {
    const path = generatedFolder + file
    if (!present.includes(file) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}

function moduleOf(messages: readonly Message[]): string {
  const functions = messages.map((message) => functionOf(message)).join('\n')
  const used = ['plural', 'wholeNumber'].filter((name) => functions.includes(`${name}(`))
  return (used.length > 0 ? `import { ${used.join(', ')} } from '../plural.ts'\n\n` : '') + functions
}

function functionOf({ name, source, parts }: Message): string {
  const types = [...inputTypes(parts)]
  const inputs = types.map(([input]) => input).join(', ')
  const type = types.map(([input, kind]) => `readonly ${input}: ${kind}`).join('; ')
  const parameters = types.length > 0 ? `{ ${inputs} }: { ${type} }` : ''
  const body = expressionOf(parts, (input) => input)
  return `/** ${source.replaceAll('*/', '* /')} */\nexport const ${name} = (${parameters}): string => ${body}\n`
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { lengthened } from './lengthened.ts'

/** The language of the messages in the code. The other languages are translated from it. */
export const sourceLanguage = 'en-NZ'

/** The language that is made from the source language for a test: English with longer words and marked letters. */
export const lengthenedLanguage = 'en-XA'

export interface Message {
  readonly name: string
  /** The text in the source language, with its parameters: "Delete {name}". */
  readonly source: string
  /** The text in the language of the catalogue, in parts: texts, parameters and choices. */
  readonly parts: CompiledMessage
}

/** The messages of a language by the name of their file, such as `dashboard`. */
export type Catalogue = ReadonlyMap<string, readonly Message[]>

const folder = fileURLToPath(new URL('../../language/', import.meta.url))

/**
 * Reads the catalogue of a language. A message whose translation is missing or belongs to an older text keeps the text
 * of the source language.
 */
export function readCatalogue(language: string): Catalogue {
  const isTranslated = language !== sourceLanguage && language !== lengthenedLanguage
  const change = language === lengthenedLanguage ? lengthened : (text: string) => text
  const catalogue = new Map<string, readonly Message[]>()
  for (const file of readdirSync(`${folder}${sourceLanguage}`).sort()) {
    const sources = readFile(sourceLanguage, file)
    const translations = new Map(isTranslated ? readFile(language, file).map((item) => [keyOf(item), item]) : [])
    const messages = sources.map((item) => {
      const text = translations.get(keyOf(item))?.msgstr[0] || item.msgid
      return { name: item.msgctxt ?? '', source: item.msgid, parts: parse(text, change) }
    })
    catalogue.set(file.replace('.po', ''), messages)
  }
  return catalogue
}

/** Returns all messages of a language. */
export const messagesOf = (language: string): readonly Message[] => [...readCatalogue(language).values()].flat()

function parse(text: string, change: (text: string) => string): CompiledMessage {
  try {
    return compileMessageOrThrow(text, change)
  } catch (cause) {
    throw new Error(`The message "${text}" cannot be read`, { cause })
  }
}

const keyOf = (item: InstanceType<typeof PO.Item>) => `${item.msgctxt}\n${item.msgid}`

const readFile = (language: string, file: string) =>
  PO.parse(readFileSync(`${folder}${language}/${file}`, 'utf8')).items

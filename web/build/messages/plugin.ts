import type { Plugin } from 'vite'
import { type Message, readCatalogue, sourceLanguage } from './catalogue.ts'
import { generateMessages } from './generate.ts'
import { inlineMessages, type SyntaxNode } from './inline.ts'

/**
 * Generates the messages of a language, and again when the catalogue changes while Vite's server runs. A build replaces
 * the calls of messages by their texts, so that a screen loads no more than with texts in its code.
 */
export function messages(language: string): Plugin[] {
  const byName = new Map<string, Message>()
  return [
    {
      name: 'generate-messages',
      buildStart() {
        generateMessages(language)
        for (const file of readCatalogue(language).values()) for (const one of file) byName.set(one.name, one)
      },
      /** Fills in the texts of index.html: `%m.page_description%`. */
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html
            .replaceAll(/%m\.(\w+)%/g, (_, name: string) => textOf(byName.get(name)))
            .replace(`lang="${sourceLanguage}"`, `lang="${language}"`)
            .replaceAll('%locale%', language.replace('-', '_')),
      },
      hotUpdate({ file }) {
        if (file.includes(`/language/${sourceLanguage}/`)) generateMessages(language)
      },
    },
    {
      name: 'inline-messages',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('language/messages.ts')) return null
        const parse = (text: string) => this.parse(text) as unknown as SyntaxNode
        return { code: inlineMessages(language, code, byName, parse), map: null }
      },
    },
  ]
}

/** Returns a message without parameters, with the characters that an attribute of HTML cannot have replaced. */
function textOf(message: Message | undefined): string {
  if (!message || message.parts.some((part) => typeof part !== 'string')) throw new Error('index.html has no such text')
  return message.parts.join('').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

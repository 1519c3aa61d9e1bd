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

import type { Plugin } from 'vite'
import { type Message, messagesOf, sourceLanguage } from './catalogue.ts'
import { generatedFiles, generatedFolder, generateMessages } from './generate.ts'
import { inlineMessages, type SyntaxNode } from './inline.ts'

/**
 * Generates the messages, and again when the catalogue changes while Vite's server runs. A build replaces the calls of
 * messages by their texts in its language, so that a screen loads no more than with texts in its code.
 */
export function messages(language: string): Plugin[] {
  const byName = new Map<string, Message>()
  let files: ReadonlyMap<string, string> = new Map()
  const fileOf = (id: string) => (id.startsWith(generatedFolder) ? id.slice(generatedFolder.length) : '')
  return [
    {
      name: 'generate-messages',
      buildStart() {
        generateMessages()
        const all = messagesOf(language)
        for (const one of all) byName.set(one.name, one)
        if (language !== sourceLanguage) files = generatedFiles(language, all)
      },
      // The files of another language are not on the disk, because the compiler and the tests read the source language.
      resolveId: (id, importer) =>
        importer && fileOf(importer) && files.has(id.slice(2)) ? generatedFolder + id.slice(2) : null,
      load: (id) => files.get(fileOf(id)) ?? null,
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
        if (file.includes(`/language/${sourceLanguage}/`)) generateMessages()
      },
    },
    {
      name: 'inline-messages',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('language/messages.ts')) return null
        const parse = (text: string) => this.parse(text) as unknown as SyntaxNode
        return { code: inlineMessages(code, byName, parse), map: null }
      },
    },
  ]
}

/** Returns a message without parameters, with the characters that an attribute of HTML cannot have replaced. */
function textOf(message: Message | undefined): string {
  if (!message || message.parts.some((part) => typeof part !== 'string')) throw new Error('index.html has no such text')
  return message.parts.join('').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { inlineMessages, type SyntaxNode } from './inline.ts'

const texts = {
  cancel: 'Cancel',
  edit: 'Edit {name}',
  echo: '{name}, {name}!',
  rounds: '{count, number} rounds',
  waiting: '{count, plural, one {# student} other {# students}}',
  path: `Use \`x\` or $'{x}' in {name}`,
}

const messages = new Map(
  Object.entries(texts).map(([name, text]) => [name, { name, source: text, parts: compileMessageOrThrow(text) }]),
)

const inlined = (code: string) => inlineMessages(code, messages, (text) => parseAst(text) as unknown as SyntaxNode)

it.each([
  ['m.cancel()', '"Cancel"'],
  ['m.edit({ name })', `\`Edit \${name}\``],
  ['m.edit({ name: student.shortName })', `\`Edit \${student.shortName}\``],
  ['m.edit({ name: isNew ? a : b })', `\`Edit \${(isNew ? a : b)}\``],
  ['m.echo({ name })', `\`\${name}, \${name}!\``],
  ['m.edit({ name: m.cancel() })', `\`Edit \${("Cancel")}\``],
])('a build writes %s as %s', (call, text) => {
  expect(inlined(`f(${call})`)).toBe(`f(${text})`)
})

it.each([
  ['a message with choices', 'm.waiting({ count })'],
  ['a message with a number to write', 'm.rounds({ count })'],
  ['a text that would evaluate an expression twice', 'm.echo({ name: next() })'],
  ['a message that is passed on', 'labels(m.cancel)'],
  ['a parameter that is no plain object', 'm.edit(inputs)'],
  ['a function of another object', 'other.cancel()'],
])('a build leaves %s as a call', (_, call) => {
  expect(inlined(`f(${call})`)).toBe(`f(${call})`)
})

it('a build replaces several calls in one file, after letters of any width', () => {
  expect(inlined("f('−🎉', m.cancel(), m.edit({ name: 'é' }))")).toBe(`f('−🎉', "Cancel", \`Edit \${('é')}\`)`)
})

it('a text with the marks of a template keeps them', () => {
  expect(inlined('m.path({ name })')).toBe(`\`Use \\\`x\\\` or \\\${x} in \${name}\``)
})

it('a message without its parameter stops the build', () => {
  expect(() => inlined('m.edit({})')).toThrow('The message edit gets no name')
})

import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Returns whether a message needs more than its texts: choices between them, or the digits of a number in groups. */
export const needsCode = (parts: CompiledMessage): boolean =>
  parts.some((part) => typeof part !== 'string' && part[1] !== undefined)

/**
 * Returns the TypeScript types of the parameters of a message by their names. A parameter that chooses or is formatted
 * as a number is a number. Any other one may also be a text.
 */
export function inputTypes(parts: CompiledMessage): ReadonlyMap<string, string> {
  const types = new Map<string, string>()
  const visit = (visited: CompiledMessage) => {
    for (const part of visited) {
      if (typeof part === 'string') continue
      const [name, kind, choices] = part
      const texts = kind === 'plural' || kind === 'select' ? Object.entries(choicesOf(choices)) : []
      if (kind === 'select') types.set(name, texts.map(([choice]) => `'${choice}'`).join(' | '))
      else if (kind) types.set(name, 'number')
      else if (!types.has(name)) types.set(name, 'string | number')
      for (const [, text] of texts) visit(text)
    }
  }
  visit(parts)
  return types
}

/**
 * Returns the JavaScript expression of a message. `inputOf` returns the expression of a parameter, which may be used
 * several times where the message has choices.
 */
export function expressionOf(parts: CompiledMessage, inputOf: (name: string) => string): string {
  const expression = (part: Exclude<CompiledMessage[number], string>): string => {
    const [name, kind, choices] = part
    const value = inputOf(name)
    if (kind === undefined) return value
    if (kind === 'number') return `wholeNumber(${value})`
    if (kind !== 'plural' && kind !== 'select') throw new Error(`The format "${kind}" of {${name}} is unknown`)
    const texts = Object.entries(choicesOf(choices)).map(([choice, text]) => {
      // In a choice, "#" is the number that chooses.
      const withNumber = text.map((one) => (one === '#' ? ([name, 'number'] as [string, string]) : one))
      return `${JSON.stringify(choice)}: ${expressionOf(withNumber, inputOf)}`
    })
    const table = `{ ${texts.join(', ')} }`
    return kind === 'plural' ? `plural(${value}, ${table})` : `(${table})[${value}]`
  }
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''))
  const [only] = parts
  if (parts.length === 1 && only && typeof only !== 'string' && only[1]) return expression(only)
  const texts = parts.map((part) =>
    typeof part === 'string' ? part.replace(/[`\\]|\$(?=\{)/g, '\\$&') : `\${${expression(part)}}`,
  )
  return `\`${texts.join('')}\``
}

/** Returns the texts of a choice by their keys: the categories of the plural, `=0` as 0, or names. */
function choicesOf(choices: unknown): Readonly<Record<string, CompiledMessage>> {
  const { offset: _, ...texts } = choices as CompiledIcuChoices
  return texts
}

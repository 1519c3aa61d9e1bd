import { groupDigits } from '#maths'
import { tag } from './generated/tag.ts'

const rules = new Intl.PluralRules(tag)

type Texts = { readonly other: string } & Readonly<Record<string, string>>

/** Returns the text for a number: the one for exactly this number, or the one for its category in the language. */
export function plural(count: number, texts: Texts): string {
  return texts[count] ?? texts[rules.select(count)] ?? texts.other
}

/** Returns a count with the digits of a long one in groups. */
export const wholeNumber = (count: number) => groupDigits(String(count))

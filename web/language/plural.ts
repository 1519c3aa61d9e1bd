import { tag } from './generated/tag.ts'

const rules = new Intl.PluralRules(tag)

type Texts = { readonly other: string } & Readonly<Record<string, string>>

/** Returns the text for a number: the one for exactly this number, or the one for its category in the language. */
export function plural(count: number, texts: Texts): string {
  return texts[count] ?? texts[rules.select(count)] ?? texts.other
}

/** Returns a count with its digits in groups of three from five digits on (docs/product/design.md, "Numbers"). */
export function wholeNumber(count: number): string {
  return count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

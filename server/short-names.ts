export interface FullName {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Names as class views show them, by id: first name and last initial; two alike get more letters of the last name until
 * they differ; the same full name stays the same (docs/product/accounts-and-classes.md, "Names in a class").
 */
export function shortNames(students: readonly FullName[]): Map<string, string> {
  const names = students.map(lettersOf)
  return new Map(names.map((name) => [name.id, shortNameOf(name, names)]))
}

interface Letters {
  readonly id: string
  readonly first: string
  /** In small letters, as they are compared: "mia" and "Mia" are alike. */
  readonly alike: { readonly first: string; readonly last: readonly string[] }
  /** Code points: a letter outside the basic plane is two UTF-16 units. */
  readonly last: readonly string[]
}

function lettersOf({ id, firstName, lastName }: FullName): Letters {
  const [first, last] = [firstName.normalize(), lastName.normalize()]
  return { id, first, last: [...last], alike: { first: first.toLowerCase(), last: [...last.toLowerCase()] } }
}

function shortNameOf(name: Letters, all: readonly Letters[]): string {
  const { alike } = name
  const namesakes = all.filter((other) => other.alike.first === alike.first && start(other.alike) !== start(alike))
  let shown = 1
  while (namesakes.some((other) => start(other.alike, shown) === start(alike, shown))) shown++
  const whole = shown > 1 && shown >= name.last.length
  return `${name.first} ${start(name, shown)}${whole ? '' : '.'}`
}

const start = ({ last }: Pick<Letters, 'last'>, shown = last.length) => last.slice(0, shown).join('')

/** NZ English: macrons stand beside their plain letters. */
const { compare } = new Intl.Collator('en-NZ')

export const byShortName = (a: { shortName: string }, b: { shortName: string }) => compare(a.shortName, b.shortName)

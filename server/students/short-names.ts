export interface FullName {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Returns the names that class views show, by student id: the first name and the last initial. Two equal short names
 * get more letters of the last name until they differ, unless the full names are equal
 * (docs/product/accounts-and-classes.md, "Names in a class").
 */
export function shortNames(students: readonly FullName[]): Map<string, string> {
  const names = students.map(lettersOf)
  return new Map(names.map((name) => [name.id, shortNameOf(name, names)]))
}

/** Returns students with their short names, sorted by them. */
export function withShortNames<Student extends FullName>(students: readonly Student[]) {
  const names = shortNames(students)
  return students.map((student) => ({ ...student, shortName: names.get(student.id) ?? '' })).sort(byShortName)
}

interface Letters {
  readonly id: string
  readonly first: string
  /** The name in lower case for comparisons, so that "mia" equals "Mia". */
  readonly folded: { readonly first: string; readonly last: readonly string[] }
  /** The characters of the last name as a reader sees them, because one may have several code points. */
  readonly last: readonly string[]
}

function lettersOf({ id, firstName, lastName }: FullName): Letters {
  const [first, last] = [firstName.normalize(), lastName.normalize()]
  const folded = { first: first.toLowerCase(), last: charactersOf(last.toLowerCase()) }
  return { id, first, last: charactersOf(last), folded }
}

const segmenter = new Intl.Segmenter('en-NZ')

/** A normalised name of Latin letters does without the segmenter, which takes longer than the rest of this file. */
const charactersOf = (text: string) =>
  /^[ -\u024f]*$/.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)

function shortNameOf(name: Letters, all: readonly Letters[]): string {
  const { folded } = name
  const namesakes = all.filter((other) => other.folded.first === folded.first && start(other.folded) !== start(folded))
  let shown = 1
  while (namesakes.some((other) => start(other.folded, shown) === start(folded, shown))) shown++
  const whole = shown > 1 && shown >= name.last.length
  return `${name.first} ${start(name, shown)}${whole ? '' : '.'}`
}

const start = ({ last }: Pick<Letters, 'last'>, shown = last.length) => last.slice(0, shown).join('')

/** Compares in NZ English, which sorts a letter with a macron next to the plain letter. */
const { compare } = new Intl.Collator('en-NZ')

export const byShortName = (a: { shortName: string }, b: { shortName: string }) => compare(a.shortName, b.shortName)

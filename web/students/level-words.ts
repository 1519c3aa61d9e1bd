import { findLevel, levelsOf, type Operation, titleByOperation } from '#maths'
import { language } from '../language/language.ts'

const list = new Intl.ListFormat(language)

/** Returns a level such as "Addition 2.5" or "Time Table 7". */
export function levelWords(operation: Operation, levelId: string): string {
  const title = operation === 'timestable' && findLevel(operation, levelId)?.title
  return title || `${titleByOperation[operation]} ${levelId}`
}

/** Returns levels of an operation such as "Addition 2.2, 2.5 and 3.2". */
export function levelsWords(operation: Operation, levelIds: readonly string[]): string {
  const [first = '', ...rest] = levelIds
  const names = rest.map((id) => (operation === 'timestable' ? levelWords(operation, id) : id))
  return list.format([levelWords(operation, first), ...names])
}

/** Returns the levels of all these students, each once, in the order of practice. */
export function levelsInOrder(
  operation: Operation,
  students: readonly { readonly levels: readonly string[] }[],
): string[] {
  const known: readonly string[] = levelsOf(operation).map(({ id }) => id)
  return known.filter((id) => students.some(({ levels }) => levels.includes(id)))
}

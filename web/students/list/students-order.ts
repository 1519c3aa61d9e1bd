import type { ClassStudent } from '#contract'
import type { Area } from '#maths'
import { language } from '../../language/language.ts'
import { type ClassNow, rankOf } from '../now/class-now.ts'
import { completedIn } from '../progress/areas-of.ts'
import { isFound } from './student-search.ts'

/** An order by name, by what students do at the moment, or by the number of completed levels in an area. */
export interface Order {
  readonly by: 'name' | 'now' | Area
  readonly descending: boolean
}

/** Returns the students who match the search, in order. Equal students keep the order of the class. */
export function inOrder(
  students: readonly ClassStudent[],
  { by, descending }: Order,
  search: string,
  now: ClassNow,
): ClassStudent[] {
  const direction = descending ? -1 : 1
  return found(students, search).sort((a, b) => direction * compare(a, b, by, now))
}

/**
 * Returns the students who match the search in an order that was found before. No row moves under the teacher's hand
 * while children play. A student who has joined since then is last.
 */
export function inHeldOrder(
  students: readonly ClassStudent[],
  held: readonly string[],
  search: string,
): ClassStudent[] {
  const indexes = new Map(held.map((id, index) => [id, index]))
  const indexOf = ({ id }: ClassStudent) => indexes.get(id) ?? held.length
  return found(students, search).sort((a, b) => indexOf(a) - indexOf(b))
}

/** Returns the order after a tap on a column's head: reversed, or by that column with the hands or the most first. */
export function orderAfterTap(order: Order, by: Order['by']): Order {
  return { by, descending: order.by === by ? !order.descending : by !== 'name' }
}

function found(students: readonly ClassStudent[], search: string): ClassStudent[] {
  return students.filter(({ shortName }) => isFound(shortName, search))
}

function compare(a: ClassStudent, b: ClassStudent, by: Order['by'], now: ClassNow): number {
  if (by === 'name') return a.shortName.localeCompare(b.shortName, language)
  return by === 'now' ? rankOf(a.id, now) - rankOf(b.id, now) : completedIn(by, a) - completedIn(by, b)
}

import type { ClassStudent } from '#contract'
import type { Area } from '#maths'
import { completedIn } from '../progress/areas-of.ts'
import { isFound } from './matches.ts'

/** By name, or by how much is completed in an area. */
export interface Order {
  readonly by: 'name' | Area
  readonly descending: boolean
}

/** The students that fit what is looked for, in order; where two are equal, in the order of the class. */
export function inOrder(students: readonly ClassStudent[], { by, descending }: Order, sought: string): ClassStudent[] {
  const sign = descending ? -1 : 1
  return found(students, sought).sort((a, b) => sign * compare(a, b, by))
}

/**
 * The same in an order that was once found: while children play no row changes its place under the teacher's hand. Who
 * joined since then comes last.
 */
export function inHeldOrder(
  students: readonly ClassStudent[],
  held: readonly string[],
  sought: string,
): ClassStudent[] {
  const places = new Map(held.map((id, place) => [id, place]))
  const placeOf = ({ id }: ClassStudent) => places.get(id) ?? held.length
  return found(students, sought).sort((a, b) => placeOf(a) - placeOf(b))
}

/** The order after a tap on a column's head: the other way round, or by that column, most completed first. */
export function tapped(order: Order, by: Order['by']): Order {
  return { by, descending: order.by === by ? !order.descending : by !== 'name' }
}

function found(students: readonly ClassStudent[], sought: string): ClassStudent[] {
  return students.filter(({ shortName }) => isFound(shortName, sought))
}

function compare(a: ClassStudent, b: ClassStudent, by: Order['by']): number {
  return by === 'name' ? a.shortName.localeCompare(b.shortName, 'en-NZ') : completedIn(by, a) - completedIn(by, b)
}

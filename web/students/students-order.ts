import type { ClassStudent } from '#contract'
import type { Area } from '#maths'
import { completedIn } from './areas-of.ts'

/** By name, or by how much is completed in an area. */
export interface Order {
  readonly by: 'name' | Area
  readonly descending: boolean
}

/** The students that fit what is looked for, in order; where two are equal, in the order of the class. */
export function inOrder(students: readonly ClassStudent[], { by, descending }: Order, sought: string): ClassStudent[] {
  const found = students.filter(({ shortName }) => plain(shortName).includes(plain(sought.trim())))
  const sign = descending ? -1 : 1
  return found.sort((a, b) => sign * compare(a, b, by))
}

/** The order after a tap on a column's head: the other way round, or by that column, most completed first. */
export function tapped(order: Order, by: Order['by']): Order {
  return { by, descending: order.by === by ? !order.descending : by !== 'name' }
}

function compare(a: ClassStudent, b: ClassStudent, by: Order['by']): number {
  return by === 'name' ? a.shortName.localeCompare(b.shortName, 'en-NZ') : completedIn(by, a) - completedIn(by, b)
}

/** Found with and without macrons, in either case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

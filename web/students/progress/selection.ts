/** The operation in the address of a teacher's page, besides the class and the student. */

import { type Area, type Operation, operationsOf } from '#maths'
import { areaTable } from '../../areas/areas.ts'
import { m } from '../../language/messages.ts'

/** The operation of the area that a page shows if its address names none. */
export const firstOperation = (area: Area): Operation => operationsOf(area)[0]!

/** Returns the first operation if the address names none, and null if it names an unknown one. */
export function operationIn(area: Area, query: URLSearchParams): Operation | null {
  const name = nameIn(area, query)
  if (name === '') return firstOperation(area)
  return operationsOf(area).find((operation) => operation === name) ?? null
}

/** Returns the alert for an entry of the area without levels yet, and undefined for an unknown name. */
export function alertIn(area: Area, query: URLSearchParams): string | undefined {
  const name = nameIn(area, query)
  const entry = areaTable[area].coming.find((one) => one.name === name)
  return entry && notImplemented(entry.title)
}

/** The text of an alert (docs/product/teacher-screens.md, "Not implemented yet"). */
export const notImplemented = (title: string) => m.class_not_implemented({ title })

/** Returns the name in lower case, or '' if the address has none or the area has no choice. */
function nameIn(area: Area, query: URLSearchParams): string {
  const { classPages } = areaTable[area]
  const choice = classPages.status === 'ready' ? classPages.choice : null
  return (choice && query.get(choice.parameter)?.toLowerCase()) ?? ''
}

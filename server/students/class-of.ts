import { noSuchClass } from '../access.ts'
import type { ClassRow } from '../store/classes/class-rows.ts'
import type { Store } from '../store/open.ts'
import { withShortNames } from './short-names.ts'

/** Returns a class as it is now. Several callers share this read, and the class of the first one may be older. */
export async function classOf(store: Store, id: string): Promise<ClassRow> {
  const classroom = await store.classes.select(id)
  if (!classroom) throw noSuchClass()
  return classroom
}

/** Returns the students of a class with their short names, sorted by them. */
export async function studentsOf(store: Store, id: string) {
  return withShortNames(await store.classes.students(id))
}

import type { Classroom } from '#contract'
import type { Store } from '../store/open.ts'

/**
 * Returns the head of a student's page in a class. It shows the full name
 * (docs/product/accounts-and-classes.md, "Names in a class").
 */
export async function headOf(store: Store, studentId: string, { name }: Pick<Classroom, 'name'>) {
  const student = await store.accounts.select(studentId)
  const { firstName, lastName, picture = null } = student ?? {}
  return { firstName: firstName ?? '', lastName: lastName ?? '', picture, className: name }
}

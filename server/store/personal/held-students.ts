/** The listed students whom the class that holds their cards may erase. */
import type { Kysely, Transaction } from 'kysely'
import { listedProvider } from '../classes/listed-students.ts'
import type { Tables } from '../schema.ts'
import { type Person, type Taken, takePeople } from './personal-rows.ts'

/** Selects the listed students whose cards a class holds, without those who also sign in with an account of their own. */
export function heldBy(db: Kysely<Tables>, classId: string) {
  return db
    .selectFrom('cards')
    .innerJoin('accounts', 'accounts.id', 'cards.student_id')
    .where('cards.class_id', '=', classId)
    .where('accounts.provider', '=', listedProvider)
    .where('accounts.merged_from', 'is', null)
    .select(['accounts.id', 'accounts.first_name', 'accounts.last_name'])
}

/** Returns the full name in a row of an account. */
export const nameIn = (row: { readonly first_name: string | null; readonly last_name: string | null }) =>
  `${row.first_name} ${row.last_name}`

/** Selects the students of `heldBy` who are in no other class. */
export function heldAlone(db: Kysely<Tables>, classId: string) {
  return heldBy(db, classId).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('memberships')
          .whereRef('memberships.student_id', '=', 'cards.student_id')
          .where('memberships.class_id', '!=', classId)
          .select('memberships.student_id'),
      ),
    ),
  )
}

/** Takes the rows of the students of `heldAlone` out of their tables. */
export async function takeHeld(trx: Transaction<Tables>, classId: string): Promise<Map<string, Taken>> {
  const held = await heldAlone(trx, classId).execute()
  return takePeople(trx, peopleOf(held.map(({ id }) => id)))
}

/** Returns listed students as people. They have no e-mail address. */
export const peopleOf = (ids: Iterable<string>): Person[] => [...ids].map((id) => ({ id, email: null }))

/** Returns whether taken rows are those of a listed student whose card a class holds. */
export function isHeldBy(taken: Taken | undefined, classId: string): boolean {
  const [account] = taken?.get('accounts') ?? []
  const [card] = taken?.get('cards') ?? []
  return account?.provider === listedProvider && account.merged_from === null && card?.class_id === classId
}

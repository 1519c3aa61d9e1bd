import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '#maths'
import type { Announce } from './changes.ts'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { AccountRecord, Accounts, Claims, Clock } from './store.ts'

export function accounts(db: Kysely<Tables>, clock: Clock, announce: Announce): Accounts {
  const byId = hot((given: { id: string }) => {
    const row = (table: 'students' | 'teachers', role: Role) =>
      db
        .selectFrom(table)
        .where('id', '=', given.id)
        .select([sql.lit<Role>(role).as('role'), 'id', 'email', 'is_registration_complete', 'first_name', 'last_name'])
    return row('students', 'student').unionAll(row('teachers', 'teacher'))
  })

  async function select(id: string): Promise<AccountRecord | null> {
    const [row] = await byId(db, { id })
    return row ? present(row) : null
  }

  return {
    select,

    begin: (claims, role) =>
      db.transaction().execute(async (trx) => {
        await takeRole(trx, claims, role, clock())
      }),

    async completeStudent(claims, { firstName, lastName }) {
      const made = await db.transaction().execute(async (trx) => {
        if (!(await takeRole(trx, claims, 'student', clock()))) return false
        const form = { first_name: firstName, last_name: lastName }
        await trx
          .updateTable('students')
          .set({ ...form, ...completed(claims, clock) })
          .where('id', '=', claims.id)
          .execute()
        return true
      })
      return made ? select(claims.id) : null
    },

    async completeTeacher(claims, { firstName, lastName, school, country, ageRange }) {
      const made = await db.transaction().execute(async (trx) => {
        if (!(await takeRole(trx, claims, 'teacher', clock()))) return false
        const form = { first_name: firstName, last_name: lastName, school, country, age_range: ageRange }
        await trx
          .updateTable('teachers')
          .set({ ...form, ...completed(claims, clock) })
          .where('id', '=', claims.id)
          .execute()
        return true
      })
      return made ? select(claims.id) : null
    },

    async renameStudent(id, { firstName, lastName }) {
      const names = { first_name: firstName, last_name: lastName }
      await db.updateTable('students').set(names).where('id', '=', id).execute()
      announce.ofStudent(id, null)
    },
  }
}

/**
 * Leaves the account with an incomplete record of this role and none of the other; answers false, and changes nothing,
 * where a complete record exists. It begins with the account's row in `students`, whatever the role: the upsert holds
 * that row until the commit, so that two processes cannot give one account two roles.
 */
async function takeRole(trx: Transaction<Tables>, claims: Claims, role: Role, now: number): Promise<boolean> {
  const { id, email, displayName, photoURL } = claims
  const incomplete = { id, email, created_at: now, is_registration_complete: 0 }
  const student = await trx
    .insertInto('students')
    .values({ ...incomplete, display_name: displayName, photo_url: photoURL })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ id: row.ref('excluded.id') })))
    .returning('is_registration_complete')
    .executeTakeFirstOrThrow()
  if (student.is_registration_complete) return false

  const teacher = await trx
    .selectFrom('teachers')
    .select('is_registration_complete')
    .where('id', '=', id)
    .executeTakeFirst()
  const isTeacher = teacher?.is_registration_complete === 1
  if (isTeacher || role === 'teacher') await trx.deleteFrom('students').where('id', '=', id).execute()
  if (isTeacher) return false
  if (role === 'student') await trx.deleteFrom('teachers').where('id', '=', id).execute()
  else if (!teacher) await trx.insertInto('teachers').values(incomplete).execute()
  return true
}

function completed({ email }: Claims, clock: Clock) {
  return { email, is_registration_complete: 1, registration_date: registrationDate(clock()) }
}

/** As the specification stores it: en-NZ, in New Zealand's time (specification 1, section 9). */
function registrationDate(now: number): string {
  return new Date(now).toLocaleString('en-NZ', { timeZone: 'Pacific/Auckland' })
}

interface AccountRow {
  readonly role: Role
  readonly id: string
  readonly email: string
  readonly is_registration_complete: number
  readonly first_name: string | null
  readonly last_name: string | null
}

function present(row: AccountRow): AccountRecord {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    isRegistrationComplete: row.is_registration_complete === 1,
    firstName: row.first_name,
    lastName: row.last_name,
  }
}

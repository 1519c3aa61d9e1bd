import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { accountIdOf, type Identity } from '../accounts/account-id.ts'
import { registrationDate, type StudentForm } from '../accounts/accounts.ts'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { holdClass, mostStudents, studentsIn } from './class-size.ts'

/** The provider of accounts that a teacher has made. They sign in with a class card. */
export const listedProvider = 'card'

export interface StudentList {
  /** The id that the browser has given to the list. The accounts follow from it. */
  readonly id: string
  readonly classId: string
  readonly students: readonly StudentForm[]
}

/** `added` is also the result for a list that was added before. */
export type ListOutcome = 'added' | 'notFound' | 'tooMany'

/** Students whom a teacher has listed, without an e-mail address. */
export function createListedStudents(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /** Adds all students of a list to a class, or none. A second call with the same list adds nobody. */
    async add({ id, classId, students }: StudentList): Promise<ListOutcome> {
      const identities = students.map((_, i) => identityOf(classId, id, i))
      const ids = identities.map(accountIdOf)
      const outcome = await db.transaction().execute(async (trx): Promise<ListOutcome> => {
        if (!(await holdClass(trx, classId))) return 'notFound'
        if (await areKnown(trx, ids)) return 'added'
        if ((await studentsIn(trx, classId)) + students.length > mostStudents) return 'tooMany'
        const now = clock()
        const about = { role: 'student', is_registration_complete: 1, may_teach: 0, created_at: now, signed_in_at: now }
        const accounts = students.map(({ firstName, lastName }, i) => ({
          ...identities[i]!,
          ...about,
          id: ids[i]!,
          first_name: firstName,
          last_name: lastName,
          registration_date: registrationDate(now),
        }))
        const card = { class_id: classId, version: 1, made_at: now, wrong_tries: 0 }
        await trx.insertInto('accounts').values(accounts).execute()
        await trx
          .insertInto('cards')
          .values(ids.map((student_id) => ({ student_id, ...card })))
          .execute()
        await trx
          .insertInto('memberships')
          .values(ids.map((student_id) => ({ student_id, class_id: classId, joined_at: now })))
          .execute()
        return 'added'
      })
      if (outcome === 'added') announce.ofClass(classId)
      return outcome
    },
  }
}

/** The class is part of the identity, so that no list of another class can name the same account. */
function identityOf(classId: string, list: string, number: number): Identity {
  const subject = createHash('sha256').update(`${classId}\n${list}\n${number}`).digest('hex')
  return { provider: listedProvider, subject }
}

/** Returns whether a list was added before, also if some of its students have been erased since. */
async function areKnown(trx: Transaction<Tables>, ids: readonly string[]): Promise<boolean> {
  const known = await trx.selectFrom('accounts').where('id', 'in', ids).select('id').limit(1).executeTakeFirst()
  const erased = await trx.selectFrom('erased').where('holder', 'in', ids).select('holder').limit(1).executeTakeFirst()
  return known !== undefined || erased !== undefined
}

import type { Kysely, Transaction } from 'kysely'
import { handReceiptsOver } from '../personal/receipts.ts'
import type { Tables } from '../schema.ts'
import { isCurrent, teachingRoles } from './class-roles.ts'

/** Makes a teacher the owner of a class in place of its present owner, with the receipts of its erased students. */
export async function makeOwner(
  trx: Transaction<Tables>,
  classId: string,
  teacherId: string,
  now: number,
): Promise<void> {
  const owner = trx.deleteFrom('class_teachers').where('class_id', '=', classId)
  const replaced = await owner
    .where((row) => row.or([row('role', '=', 'owner'), row('teacher_id', '=', teacherId)]))
    .returning(['teacher_id', 'role'])
    .execute()
  await trx
    .insertInto('class_teachers')
    .values({ class_id: classId, teacher_id: teacherId, role: 'owner', created_at: now })
    .execute()
  const previous = replaced.find(({ role }) => role === 'owner')
  if (previous) await handReceiptsOver(trx, classId, { from: previous.teacher_id, to: teacherId })
}

/**
 * Returns a teacher who may change a class, does not own it, and has signed in since a time. If there are several, it
 * is the one who signed in last. Returns null if there is none.
 */
export async function selectSuccessor(
  db: Kysely<Tables>,
  classId: string,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<string | null> {
  const teacher = await db
    .selectFrom('class_teachers')
    .innerJoin('accounts', 'accounts.id', 'class_teachers.teacher_id')
    .where('class_teachers.class_id', '=', classId)
    .where('class_teachers.role', 'in', teachingRoles)
    .where('class_teachers.role', '!=', 'owner')
    .where(isCurrent(now))
    .where('accounts.role', '=', 'teacher')
    .where('accounts.is_registration_complete', '=', 1)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.signed_in_at', '>=', since)
    .orderBy('accounts.signed_in_at', 'desc')
    .orderBy('accounts.id')
    .select('accounts.id')
    .executeTakeFirst()
  return teacher?.id ?? null
}

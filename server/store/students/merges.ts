/**
 * Students with two accounts: one that signs in with a provider, and one that a teacher has listed. A merge gives the
 * rounds and the classes of the first to the second (docs/decisions/042-merged-accounts.md).
 */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Announce } from '../changes.ts'
import { blocksOfStudent } from '../classes/blocked.ts'
import { listedProvider } from '../classes/listed-students.ts'
import { keepMembership } from '../classes/memberships.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { waitForSaves } from '../statements/turns.ts'
import { copyRows } from './copied-rows.ts'
import { giveRows, takeBackRows } from './given-rows.ts'
import { recordsOf } from './merged-records.ts'
import { spreadTables, tablesOfClasses, wholeTables } from './merged-tables.ts'
import { membershipRow, progressRow } from './removals.ts'

export interface Merge {
  readonly id: string
  /** The account that a teacher has listed. */
  readonly studentId: string
  /** The account that signs in with a provider, and gives its rounds. */
  readonly accountId: string
  /** The class whose card the student has shown. */
  readonly classId: string
  /** The version of that card. */
  readonly cardVersion: number
}

/**
 * `own` means that the account was merged into this one before, `refused` that it cannot be merged or that the card was
 * replaced, and `taken` that the listed account has taken another one.
 */
export type Merged = 'merged' | 'own' | 'refused' | 'taken'

/** The content of `removed_row` of a merge: what an undo needs. */
const mergedRow = z.object({
  account_id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  card_version: z.int(),
  /** The memberships of the account that was merged, and those of them that the listed one had too. */
  memberships: z.array(membershipRow),
  shared: z.array(z.string()),
  /** The classes from which a teacher has removed the listed account. It did not get into these. */
  withheld: z.array(z.string()),
  /** The ids of the removals that keep the account that was merged from its former classes. */
  blocks: z.array(z.string()),
  /** The record of the listed account before the merge. */
  progress: z.array(progressRow),
})
type MergedRow = z.infer<typeof mergedRow>

const kind = 'merge'

export function createMerges(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /** Deletes memberships of classes that were deleted meanwhile, and announces the others. */
  async function settle(memberships: readonly Tables['memberships'][], studentId: string): Promise<void> {
    for (const { student_id, class_id } of memberships) await keepMembership(db, student_id, class_id)
    for (const { class_id } of memberships) announce.ofClass(class_id)
    announce.ofStudent(studentId, null)
  }

  /** Returns the result of a merge that changes nothing, or null if the accounts can be merged. */
  async function resultWithout({
    studentId,
    accountId,
    cardVersion,
  }: Merge): Promise<Exclude<Merged, 'merged'> | null> {
    const accounts = await db
      .selectFrom('accounts')
      .where('id', 'in', [accountId, studentId])
      .select(['id', 'provider', 'merged_into', 'merged_from'])
      .execute()
    const [giver, taker] = [accountId, studentId].map((id) => accounts.find((account) => account.id === id))
    if (giver?.merged_into === studentId) return 'own'
    if (!giver || giver.provider === listedProvider || giver.merged_into !== null) return 'refused'
    if (taker?.provider !== listedProvider || taker.merged_from !== null) return 'taken'
    const card = await db.selectFrom('cards').where('student_id', '=', studentId).select('version').executeTakeFirst()
    return card?.version === cardVersion ? null : 'refused'
  }

  /** Undoes a merge unless it is undone. Returns whether it did. */
  async function undoMerge({ id, studentId }: Pick<Merge, 'id' | 'studentId'>): Promise<boolean> {
    const memberships = await db.transaction().execute(async (trx) => {
      await waitForSaves(trx)
      return endMerge(trx, { studentId, id }, clock())
    })
    if (!memberships) return false
    await settle(memberships, studentId)
    return true
  }

  return {
    async merge(merge: Merge): Promise<Merged> {
      // A merge that cannot succeed holds up no saves.
      const result = await resultWithout(merge)
      if (result) return result
      try {
        const joined = await db.transaction().execute((trx) => mergeAccounts(trx, merge, clock()))
        await settle(joined, merge.studentId)
        return 'merged'
      } catch (error) {
        if (!(error instanceof MergeRefused)) throw error
        // The same request at the same moment may have merged the accounts.
        return (await resultWithout(merge)) ?? error.reason
      }
    },

    /**
     * Gives the rounds and the classes back, through any class that the student is in, and ends all sessions. A second
     * undo changes nothing.
     */
    async undo({
      id,
      studentId,
      classId,
    }: Pick<Merge, 'id' | 'studentId' | 'classId'>): Promise<'undone' | 'notFound'> {
      const known = await db
        .selectFrom('removals')
        .innerJoin('memberships', 'memberships.student_id', 'removals.student_id')
        .where('removals.student_id', '=', studentId)
        .where('removals.id', '=', id)
        .where('removals.what', '=', kind)
        .where('memberships.class_id', '=', classId)
        .select('removals.id')
        .executeTakeFirst()
      if (!known) return 'notFound'
      await undoMerge({ id, studentId })
      return 'undone'
    },

    /**
     * Undoes the merges of some students that were made with cards that have been replaced since. Returns the students
     * of these merges. A merge with the present card stays.
     */
    async endReplaced(studentIds: readonly string[]): Promise<string[]> {
      const merged = await db
        .selectFrom('accounts')
        .where('id', 'in', studentIds)
        .where('merged_from', 'is not', null)
        .select('id')
        .execute()
      const ended: string[] = []
      for (const { id: studentId } of merged) {
        const rows = await db
          .selectFrom('removals')
          .innerJoin('cards', 'cards.student_id', 'removals.student_id')
          .where('removals.student_id', '=', studentId)
          .where('what', '=', kind)
          .where('undone_at', 'is', null)
          .select(['id', 'removed_row', 'version'])
          .execute()
        for (const { id, removed_row, version } of rows)
          if (rowOf(removed_row).card_version < version && (await undoMerge({ id, studentId }))) ended.push(studentId)
      }
      return ended
    },
  }
}

/** Returns the names of the account that was merged, from the row of its merge. */
export function mergedNames(removedRow: string) {
  const { first_name, last_name } = rowOf(removedRow)
  return { firstName: first_name ?? '', lastName: last_name ?? '' }
}

const rowOf = (removedRow: string): MergedRow => mergedRow.parse(JSON.parse(removedRow))

/** Thrown in a transaction to roll it back. */
class MergeRefused extends Error {
  readonly reason: 'refused' | 'taken'
  constructor(reason: 'refused' | 'taken') {
    super(reason)
    this.reason = reason
  }
}

/** Merges two accounts. Returns the memberships of the listed one afterwards. Throws a `MergeRefused`. */
async function mergeAccounts(
  trx: Transaction<Tables>,
  { id, studentId, accountId, classId, cardVersion }: Merge,
  now: number,
): Promise<Tables['memberships'][]> {
  await waitForSaves(trx)
  // Tables that are on every server come first in a transaction of a distributed PostgreSQL.
  const withheld = (await blocksOfStudent(trx, studentId).execute()).flatMap(({ class_id }) => class_id ?? [])
  const ofClasses = { from: accountId, given: { student_id: studentId }, withheld }
  for (const table of wholeTables) await copyRows(trx, table, ofClasses)
  const account = await trx
    .updateTable('accounts')
    .set({ merged_into: studentId })
    .where('id', '=', accountId)
    .where('provider', '!=', listedProvider)
    .where('role', '=', 'student')
    .where('is_registration_complete', '=', 1)
    .where('merged_into', 'is', null)
    .returning(['first_name', 'last_name'])
    .executeTakeFirst()
  if (!account) throw new MergeRefused('refused')
  const taker = await trx
    .updateTable('accounts')
    .set({ merged_from: accountId })
    .where('id', '=', studentId)
    .where('provider', '=', listedProvider)
    .where('merged_from', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!taker) throw new MergeRefused('taken')
  // The update locks the card, so that a new card of the same moment finds the merge and undoes it.
  const card = await trx
    .updateTable('cards')
    .set({ version: cardVersion })
    .where('student_id', '=', studentId)
    .where('version', '=', cardVersion)
    .returning('version')
    .executeTakeFirst()
  if (!card) throw new MergeRefused('refused')
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute()

  const progress = await recordsOf(trx, studentId)
  const before = await membershipsOf(trx, studentId)
  for (const table of spreadTables) await copyRows(trx, table, ofClasses)
  const memberships = await trx.deleteFrom('memberships').where('student_id', '=', accountId).returningAll().execute()
  const after = await membershipsOf(trx, studentId)
  const classes = after.map(({ class_id }) => class_id)
  const blocks = (await blocksOfStudent(trx, accountId).execute())
    .filter(({ class_id }) => class_id !== null && !classes.includes(class_id))
    .map(({ id }) => id)
  await giveRows(trx, { studentId, accountId, classes, withheld, blocks })

  const shared = before.map(({ class_id }) => class_id)
  const row: MergedRow = {
    account_id: accountId,
    ...account,
    card_version: cardVersion,
    memberships,
    shared,
    withheld,
    blocks,
    progress,
  }
  const about = { student_id: studentId, id, class_id: classId, removed_by: accountId, what: kind, removed_at: now }
  await trx
    .insertInto('removals')
    .values({ ...about, removed_row: JSON.stringify(row) })
    .execute()
  return after
}

/**
 * Separates the accounts of a merge that is not undone, or of the student's present merge without an `id`. Returns the
 * memberships of both afterwards, or null without such a merge. `waitForSaves` comes before it, so that two undos come
 * one after the other.
 */
export async function endMerge(
  trx: Transaction<Tables>,
  { studentId, id }: { readonly studentId: string; readonly id?: string },
  now: number,
): Promise<Tables['memberships'][] | null> {
  const open = await trx
    .selectFrom('removals')
    .where('student_id', '=', studentId)
    .where('what', '=', kind)
    .where('undone_at', 'is', null)
    .$if(id !== undefined, (merges) => merges.where('id', '=', id ?? ''))
    .select(['id', 'removed_row', 'removed_at'])
    .executeTakeFirst()
  return open
    ? separate(trx, studentId, { ...rowOf(open.removed_row), id: open.id, mergedAt: open.removed_at }, now)
    : null
}

interface OpenMerge extends MergedRow {
  readonly id: string
  readonly mergedAt: number
}

/** Separates two accounts again. Returns the memberships of both afterwards. */
async function separate(
  trx: Transaction<Tables>,
  studentId: string,
  merged: OpenMerge,
  now: number,
): Promise<Tables['memberships'][]> {
  const accountId = merged.account_id
  const current = new Map((await membershipsOf(trx, studentId)).map((one) => [one.class_id, one.joined_at]))
  const back = merged.memberships.filter(({ class_id }) => current.has(class_id) || merged.withheld.includes(class_id))
  // A class that the student has joined again since is the student's own choice.
  const left = back
    .filter(({ class_id, joined_at }) => !merged.shared.includes(class_id) && current.get(class_id) === joined_at)
    .map(({ class_id }) => class_id)
  if (left.length > 0)
    for (const table of tablesOfClasses)
      await trx.deleteFrom(table).where('student_id', '=', studentId).where('class_id', 'in', left).execute()
  await trx
    .updateTable('removals')
    // The names of the other child are in the row.
    .set({ undone_at: now, removed_row: '' })
    .where('student_id', '=', studentId)
    .where('id', '=', merged.id)
    .execute()
  if (back.length > 0)
    await trx
      .insertInto('memberships')
      .values(back)
      .onConflict((conflict) => conflict.doNothing())
      .execute()

  const ends = [
    { id: accountId, set: { merged_into: null } },
    { id: studentId, set: { merged_from: null } },
  ]
  for (const { id, set } of ends) await trx.updateTable('accounts').set(set).where('id', '=', id).execute()
  await trx.deleteFrom('sessions').where('account_id', 'in', [accountId, studentId]).execute()
  await takeBackRows(trx, { studentId, accountId, ...merged })
  return [...(await membershipsOf(trx, studentId)), ...back]
}

function membershipsOf(trx: Transaction<Tables>, studentId: string): Promise<Tables['memberships'][]> {
  return trx.selectFrom('memberships').where('student_id', '=', studentId).selectAll().execute()
}

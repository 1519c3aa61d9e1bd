/** How a merge gives the rows of each table to the listed account, and how an undo takes them back. */
import type { Transaction } from 'kysely'
import type { ProgressRow } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { copyRows, moveRounds, takeBackCopies } from './copied-rows.ts'
import { copyNewBlocks, moveBlocks } from './merged-blocks.ts'
import { moveMarks, separateMarks } from './merged-marks.ts'
import { raiseAll, recordsOf, separateRecords } from './merged-records.ts'
import type { GivenTable } from './merged-tables.ts'

interface Accounts {
  /** The account that a teacher has listed. */
  readonly studentId: string
  /** The account that signs in with a provider, and gives its rows. */
  readonly accountId: string
}

interface Merging extends Accounts {
  /** The classes of the listed account after the merge, and those from which a teacher has removed it. */
  readonly classes: readonly string[]
  readonly withheld: readonly string[]
  /** The ids of the removals that keep the account that was merged from its former classes. */
  readonly blocks: readonly string[]
}

interface Separating extends Accounts, Pick<Merging, 'blocks'> {
  /** The record of the listed account before the merge. */
  readonly progress: readonly ProgressRow[]
  readonly mergedAt: number
}

interface GivenRows {
  readonly give: (trx: Transaction<Tables>, merging: Merging) => Promise<void>
  readonly takeBack: (trx: Transaction<Tables>, separating: Separating) => Promise<void>
}

const play: GivenRows = {
  async give(trx, { accountId, studentId }) {
    await moveRounds(trx, { from: accountId, given: { student_id: studentId, played_as: accountId } })
    const records = await recordsOf(trx, accountId)
    await raiseAll(
      trx,
      records.map((row) => ({ ...row, student_id: studentId })),
    )
  },
  takeBack: separateRecords,
}

const marks: GivenRows = {
  give: (trx, { accountId, studentId }) => moveMarks(trx, { from: accountId, to: studentId }),
  takeBack: (trx, { accountId, studentId }) => separateMarks(trx, { from: studentId, to: accountId }),
}

const blocks: GivenRows = {
  give: (trx, { accountId, studentId, blocks }) =>
    moveBlocks(trx, blocks, { from: accountId, given: { student_id: studentId } }),
  async takeBack(trx, { accountId, studentId, blocks, mergedAt }) {
    await moveBlocks(trx, blocks, { from: studentId, given: { student_id: accountId } })
    await copyNewBlocks(trx, { from: studentId, to: accountId, since: mergedAt })
  },
}

const requests: GivenRows = {
  async give(trx, { accountId, studentId, classes, withheld }) {
    await copyRows(trx, 'join_requests', { from: accountId, given: { student_id: studentId }, withheld })
    await trx.deleteFrom('join_requests').where('student_id', '=', accountId).execute()
    if (classes.length === 0) return
    await trx.deleteFrom('join_requests').where('student_id', '=', studentId).where('class_id', 'in', classes).execute()
  },
  // The child has asked, so the requests stay with the account whose card the class has.
  takeBack: async () => {},
}

/** The other account keeps its rows. An undo takes back those that are still equal to them. */
function copies(table: GivenTable): GivenRows {
  return {
    give: (trx, { accountId, studentId }) =>
      copyRows(trx, table, { from: accountId, given: { student_id: studentId } }),
    takeBack: (trx, accounts) => takeBackCopies(trx, table, accounts),
  }
}

/** The compiler asks for the line of a new table. Tables with the same value are given and taken back together. */
const rowsByTable: Readonly<Record<GivenTable, GivenRows>> = {
  removals: blocks,
  rounds: play,
  moves: play,
  progress: play,
  paper_answers: marks,
  solved_problems: copies('solved_problems'),
  join_requests: requests,
}

const givenRows = new Set(Object.values(rowsByTable))

export async function giveRows(trx: Transaction<Tables>, merging: Merging): Promise<void> {
  for (const { give } of givenRows) await give(trx, merging)
}

export async function takeBackRows(trx: Transaction<Tables>, separating: Separating): Promise<void> {
  for (const { takeBack } of givenRows) await takeBack(trx, separating)
}

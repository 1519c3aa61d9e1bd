/** The removals that keep students from joining classes again, in a merge and its undo. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { blocksOfStudent } from '../classes/blocked.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { type Copy, copyRows } from './copied-rows.ts'
import { membershipRow } from './removals.ts'

/** Gives removals with some ids to another student. */
export async function moveBlocks(trx: Transaction<Tables>, ids: readonly string[], copy: Copy): Promise<void> {
  if (ids.length === 0) return
  await copyRows(trx, 'removals', { ...copy, ids })
  await trx.deleteFrom('removals').where('student_id', '=', copy.from).where('id', 'in', ids).execute()
}

/**
 * Copies the removals from classes that were made since a merge, because they were meant for the same child. A copy has
 * its own id, so that a later merge of both accounts keeps the two apart. An undo of it brings its own account back.
 */
export async function copyNewBlocks(
  trx: Transaction<Tables>,
  { from, to, since }: { readonly from: string; readonly to: string; readonly since: number },
): Promise<void> {
  const made = await blocksOfStudent(trx, from).where('removed_at', '>=', since).execute()
  const copies = made.map((row) => {
    const removed = { ...membershipRow.parse(JSON.parse(row.removed_row)), student_id: to }
    return { ...row, id: randomUUID(), student_id: to, removed_row: JSON.stringify(removed) }
  })
  for (const rows of inChunks(copies)) await trx.insertInto('removals').values(rows).execute()
}

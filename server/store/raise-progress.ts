import type { Transaction } from 'kysely'
import { inParts, sortedBy } from './lists.ts'
import type { Tables } from './schema.ts'
import type { RoundSave } from './store.ts'

export type ProgressRow = Tables['progress']
export type RaisedRow = Pick<ProgressRow, 'student_id' | 'operation'>

/**
 * Raises the stored best of each level to the best of these rounds; never lowers it. There is no record of a 0. Answers
 * with the records that are higher now.
 */
export async function raiseProgress(
  trx: Transaction<Tables>,
  saves: readonly RoundSave[],
  now: number,
): Promise<RaisedRow[]> {
  const highest = new Map<string, RoundSave>()
  for (const save of saves) {
    if (save.state === null || save.best <= (highest.get(levelKey(save))?.best ?? 0)) continue
    highest.set(levelKey(save), save)
  }
  const rows = sortedBy([...highest.values()], levelKey).map((save) => ({
    student_id: save.studentId,
    operation: save.operation,
    level_id: save.levelId,
    stage_id: save.stageId,
    streak: save.best,
    completed: save.completed ? 1 : 0,
    updated_at: now,
  }))
  const raised = []
  for (const part of inParts(rows)) raised.push(...(await raise(trx, part)))
  return raised
}

/** Makes these records, or puts them in the place of lower ones; answers with those it made or put. */
export function raise(trx: Transaction<Tables>, rows: readonly ProgressRow[]): Promise<RaisedRow[]> {
  return trx
    .insertInto('progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'operation', 'level_id'])
        .doUpdateSet((row) => ({
          stage_id: row.ref('excluded.stage_id'),
          streak: row.ref('excluded.streak'),
          completed: row.ref('excluded.completed'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .whereRef('excluded.streak', '>', 'progress.streak'),
    )
    .returning(['student_id', 'operation'])
    .execute()
}

/** Ids hold no space, so the key is as unique as its parts. */
export function levelKey({ studentId, operation, levelId }: RoundSave): string {
  return `${studentId} ${operation} ${levelId}`
}

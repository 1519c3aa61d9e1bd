import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables, Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { inChunks, sortedBy } from './statements/chunks.ts'
import type { RoundSave } from './store.ts'

export type ProgressRow = Tables['progress']
export type RaisedRow = Pick<ProgressRow, 'student_id' | 'operation'>

/**
 * Raises the record of each level to the best of these rounds, and completes the level where a round did. A record
 * never falls. A streak of 0 creates no record. Returns the records that have changed.
 */
export async function raiseProgress(
  trx: Transaction<Tables>,
  saves: readonly RoundSave[],
  now: number,
): Promise<RaisedRow[]> {
  const highest = new Map<string, RoundSave>()
  for (const save of saves) {
    if (save.state === null || save.best === 0) continue
    const known = highest.get(levelKey(save))
    const best = Math.max(save.best, known?.best ?? 0)
    highest.set(levelKey(save), { ...save, best, completed: save.completed || known?.completed === true })
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
  for (const chunk of inChunks(rows)) raised.push(...(await raise(trx, chunk)))
  return raised
}

/**
 * Inserts these records, or raises existing ones to the longer streak. A record is completed where either one is, so a
 * level completed under other rules stays completed. Returns the records that have changed.
 */
export function raise(trx: Transaction<Tables>, rows: readonly ProgressRow[]): Promise<RaisedRow[]> {
  return trx
    .insertInto('progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'operation', 'level_id'])
        .doUpdateSet((row) => ({
          stage_id: row.ref('excluded.stage_id'),
          streak: higher(row, 'streak'),
          completed: higher(row, 'completed'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .where((row) =>
          row.or([
            row('excluded.streak', '>', row.ref('progress.streak')),
            row('excluded.completed', '>', row.ref('progress.completed')),
          ]),
        ),
    )
    .returning(['student_id', 'operation'])
    .execute()
}

/** Returns the higher value of the new row and the stored one. */
function higher(
  row: ExpressionBuilder<OnConflictDatabase<Tables, 'progress'>, OnConflictTables<'progress'>>,
  column: 'streak' | 'completed',
) {
  return row
    .case()
    .when(`excluded.${column}`, '>', row.ref(`progress.${column}`))
    .then(row.ref(`excluded.${column}`))
    .else(row.ref(`progress.${column}`))
    .end()
}

/** Returns a key for the level of a save. Ids contain no space, so different levels have different keys. */
export function levelKey({ studentId, operation, levelId }: RoundSave): string {
  return `${studentId} ${operation} ${levelId}`
}

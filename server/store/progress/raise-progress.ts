import {
  type ExpressionBuilder,
  type Kysely,
  type OnConflictBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  sql,
  type Transaction,
} from 'kysely'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { prepared } from '../statements/prepared.ts'

export type ProgressRow = Tables['progress']
/** A round that raises the record of its level, with the stage of the level. */
export type RaisingRound = Pick<Tables['rounds'], 'student_id' | 'round_id'> & Pick<ProgressRow, 'stage_id'>
export type RaisedRow = Pick<ProgressRow, 'student_id' | 'operation'>

/**
 * Prepares the statement that raises the record of each level to the best of the given rounds that the group has taken
 * and that still count, and completes it where a round did. `levels` is a JSON array of such rounds. A record never
 * falls. A streak of 0 makes no record. Returns the records that have changed.
 */
export function raiseFromRounds(db: Kysely<Tables>) {
  const columns = { student_id: 'text', round_id: 'text', stage_id: 'text' } as const
  return prepared(({ levels, group }: { levels: string; group: number }) =>
    db
      .insertInto('progress')
      .columns(['student_id', 'operation', 'level_id', 'stage_id', 'streak', 'completed', 'completed_at', 'updated_at'])
      .expression(
        db
          .selectFrom(jsonRows<RaisingRound>(db, columns, levels))
          .innerJoin('rounds', (join) =>
            join
              .onRef('rounds.student_id', '=', 'given.student_id')
              .onRef('rounds.round_id', '=', 'given.round_id')
              .on('rounds.saved_in', '=', group)
              .on('rounds.closed', '=', sql.lit(0))
              .on('rounds.state', 'is not', null)
              .on('rounds.best', '>', sql.lit(0)),
          )
          .groupBy(['rounds.student_id', 'rounds.operation', 'rounds.level_id'])
          .orderBy('rounds.student_id')
          .orderBy('rounds.operation')
          .orderBy('rounds.level_id')
          .select((row) => [
            'rounds.student_id',
            'rounds.operation',
            'rounds.level_id',
            row.fn.max('given.stage_id').as('stage_id'),
            row.fn.max('rounds.best').as('streak'),
            row.fn.max('rounds.completed').as('completed'),
            row.fn.min('rounds.completed_at').as('completed_at'),
            row.fn.max('rounds.updated_at').as('updated_at'),
          ]),
      )
      .onConflict(toHigher)
      .returning(['student_id', 'operation']),
  )
}

/**
 * Inserts these records, or raises existing ones to the longer streak. A record is completed where either one is, so a
 * level completed under other rules stays completed. Returns the records that have changed.
 */
export function raise(trx: Transaction<Tables>, rows: readonly ProgressRow[]): Promise<RaisedRow[]> {
  return trx.insertInto('progress').values(rows).onConflict(toHigher).returning(['student_id', 'operation']).execute()
}

function toHigher(conflict: OnConflictBuilder<Tables, 'progress'>) {
  return conflict
    .columns(['student_id', 'operation', 'level_id'])
    .doUpdateSet((row) => ({
      stage_id: row.ref('excluded.stage_id'),
      streak: higher(row, 'streak'),
      completed: higher(row, 'completed'),
      completed_at: row.fn.coalesce('progress.completed_at', 'excluded.completed_at'),
      updated_at: row.ref('excluded.updated_at'),
    }))
    .where((row) =>
      row.or([
        row('excluded.streak', '>', row.ref('progress.streak')),
        row('excluded.completed', '>', row.ref('progress.completed')),
      ]),
    )
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

import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import { type ColumnType, jsonRows } from '../statements/json-rows.ts'
import { prepared } from '../statements/prepared.ts'
import { savedColumns } from './round-columns.ts'
import type { RoundSave } from './round-save.ts'
import { summaryRow } from './stored-round.ts'

/** The columns that a save writes. Only a Remove writes `closed_by`. The compiler asks for each new column. */
const columns = {
  student_id: 'text',
  round_id: 'text',
  operation: 'text',
  level_id: 'text',
  rules: 'integer',
  seed: 'text',
  saved_in: 'bigint',
  saved_after: 'integer',
  last_move: 'integer',
  state: 'text',
  best: 'integer',
  completed: 'integer',
  closed: 'integer',
  played: 'bigint',
  typed: 'integer',
  quick: 'integer',
  too_quick: 'integer',
  made_first: 'bigint',
  made_at: 'bigint',
  completed_at: 'bigint',
  answers: 'integer',
  right_answers: 'integer',
  busy: 'bigint',
  missed: 'integer',
  entries: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
  played_as: 'text',
} as const satisfies { readonly [Name in Exclude<keyof Tables['rounds'], 'closed_by'>]: ColumnType }
type Column = keyof typeof columns
const names = Object.keys(columns) as readonly Column[]

/**
 * Prepares the statement that inserts rounds, or moves them on, and locks their rows until the commit. Both lists are
 * JSON arrays of rows with each round once: `begun` has the saves of first moves, and `continued` all others. All
 * processes lock rows in the same order. Returns no row for a round whose last move is not the one that the save
 * follows, or whose account no longer exists.
 */
export function takeRounds(db: Kysely<Tables>) {
  const given = (rounds: string) => jsonRows<Pick<Tables['rounds'], Column>>(db, columns, rounds)
  const givenNames = names.map((name) => `given.${name}` as const)
  // Two lists, because a list that is named twice would be sent and parsed twice.
  return prepared(({ begun, continued }: { begun: string; continued: string }) =>
    db
      .insertInto('rounds')
      .columns(names)
      .expression(
        db
          .selectFrom(given(begun))
          // An account may have been erased or merged since the request was accepted. Its rounds are then left out,
          // here by the account and below by the round.
          .innerJoin('accounts', 'accounts.id', 'given.student_id')
          .where('accounts.merged_into', 'is', null)
          .select(givenNames)
          // An outer join with the stored rounds would make a distributed PostgreSQL read all of them.
          .unionAll(
            db
              .selectFrom(given(continued))
              .innerJoin('rounds as stored', (join) =>
                join
                  .onRef('stored.student_id', '=', 'given.student_id')
                  .onRef('stored.round_id', '=', 'given.round_id')
                  .onRef('stored.last_move', '=', 'given.saved_after'),
              )
              .select(givenNames),
          )
          .orderBy('student_id')
          .orderBy('round_id'),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['student_id', 'round_id'])
          .doUpdateSet((row) => Object.fromEntries(savedColumns.map((name) => [name, row.ref(`excluded.${name}`)])))
          .whereRef('rounds.last_move', '=', 'excluded.saved_after'),
      )
      .returning(['student_id', 'round_id', 'closed']),
  )
}

export const lastMoveOf = ({ after, moves }: RoundSave): number => moves.at(-1)?.move.number ?? after

/** `group` is the random number of the save's group. */
export function roundRow(save: RoundSave, group: number, now: number): Tables['rounds'] {
  const [operation, level_id] = save.key
  return {
    student_id: save.studentId,
    round_id: save.roundId,
    operation,
    level_id,
    rules: save.rules,
    seed: save.seed && JSON.stringify(save.seed),
    saved_in: group,
    saved_after: save.after,
    last_move: lastMoveOf(save),
    state: save.state && JSON.stringify(save.state),
    best: save.best,
    completed: save.completed ? 1 : 0,
    closed: 0,
    closed_by: null,
    played: save.played,
    typed: save.pace.typed,
    quick: save.pace.quick,
    too_quick: save.isTooQuick ? 1 : 0,
    // Only the save that makes the round writes this time.
    made_first: save.moves[0]?.madeAt ?? now,
    made_at: save.moves.at(-1)?.madeAt ?? now,
    completed_at: save.completedAt,
    ...summaryRow(save.summary),
    created_at: now,
    updated_at: now,
    played_as: save.playedAs,
  }
}

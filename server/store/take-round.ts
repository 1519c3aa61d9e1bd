import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { prepared } from './statements/prepared.ts'
import type { RoundSave } from './store.ts'

/**
 * Returns a function that inserts or updates the round's row and locks it until the commit. It returns undefined where
 * the stored round has other moves than the save expects.
 */
export function takeRound(db: Kysely<Tables>) {
  const insertRow = prepared((given: RoundRow) =>
    db
      .insertInto('rounds')
      .values({
        student_id: given.studentId,
        round_id: given.roundId,
        operation: given.operation,
        level_id: given.levelId,
        rules: given.rules,
        seed: given.seedJson,
        last_move: given.lastMove,
        state: given.stateJson,
        best: given.best,
        completed: given.completedFlag,
        closed: 0,
        created_at: given.now,
        updated_at: given.now,
      })
      .onConflict((conflict) => conflict.columns(['student_id', 'round_id']).doNothing())
      .returning('closed'),
  )
  const updateRow = prepared((given: RoundRow) =>
    db
      .updateTable('rounds')
      .set({
        last_move: given.lastMove,
        state: given.stateJson,
        best: given.best,
        completed: given.completedFlag,
        updated_at: given.now,
      })
      .where('student_id', '=', given.studentId)
      .where('round_id', '=', given.roundId)
      .where('last_move', '=', given.after)
      .returning('closed'),
  )

  return async (trx: Transaction<Tables>, save: RoundSave, now: number): Promise<{ closed: number } | undefined> => {
    const lastMove = save.moves.at(-1)?.move.number ?? save.after
    const stateJson = save.state && JSON.stringify(save.state)
    const seedJson = save.seed && JSON.stringify(save.seed)
    const completedFlag = save.completed ? 1 : 0
    const [row] = await (save.after === 0 ? insertRow : updateRow)(trx, {
      ...save,
      lastMove,
      seedJson,
      stateJson,
      completedFlag,
      now,
    })
    return row
  }
}

interface RoundRow extends RoundSave {
  readonly lastMove: number
  readonly seedJson: string | null
  readonly stateJson: string | null
  readonly completedFlag: number
  readonly now: number
}

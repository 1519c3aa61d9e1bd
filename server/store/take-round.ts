import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { prepared } from './statements/prepared.ts'
import type { RoundSave } from './store.ts'

/**
 * Returns a function that inserts or updates the round's row and locks it until the commit. It returns undefined where
 * the stored round has other moves than the save expects.
 */
export function takeRound(db: Kysely<Tables>) {
  const begin = prepared((given: RoundRow) =>
    db
      .insertInto('rounds')
      .values({
        student_id: given.studentId,
        round_id: given.roundId,
        operation: given.operation,
        level_id: given.levelId,
        rules: given.rules,
        seed: given.printedSeed,
        last_move: given.lastMove,
        state: given.printedState,
        best: given.best,
        completed: given.printedCompleted,
        closed: 0,
        created_at: given.now,
        updated_at: given.now,
      })
      .onConflict((conflict) => conflict.columns(['student_id', 'round_id']).doNothing())
      .returning('closed'),
  )
  const moveOn = prepared((given: RoundRow) =>
    db
      .updateTable('rounds')
      .set({
        last_move: given.lastMove,
        state: given.printedState,
        best: given.best,
        completed: given.printedCompleted,
        updated_at: given.now,
      })
      .where('student_id', '=', given.studentId)
      .where('round_id', '=', given.roundId)
      .where('last_move', '=', given.after)
      .returning('closed'),
  )

  return async (trx: Transaction<Tables>, save: RoundSave, now: number): Promise<{ closed: number } | undefined> => {
    const lastMove = save.moves.at(-1)?.move.number ?? save.after
    const printedState = save.state && JSON.stringify(save.state)
    const printedSeed = save.seed && JSON.stringify(save.seed)
    const printedCompleted = save.completed ? 1 : 0
    const [row] = await (save.after === 0 ? begin : moveOn)(trx, {
      ...save,
      lastMove,
      printedSeed,
      printedState,
      printedCompleted,
      now,
    })
    return row
  }
}

interface RoundRow extends RoundSave {
  readonly lastMove: number
  readonly printedSeed: string | null
  readonly printedState: string | null
  readonly printedCompleted: number
  readonly now: number
}

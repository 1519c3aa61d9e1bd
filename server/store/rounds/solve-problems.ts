import type { Kysely } from 'kysely'
import { setOfKey } from '#maths'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { prepared } from '../statements/prepared.ts'
import type { RoundSave } from './round-save.ts'

/** A problem of a set that a round has solved, with the times of its first and last right answer in the round. */
export interface SolvingRow {
  readonly student_id: string
  readonly round_id: string
  readonly teacher_id: string
  readonly set_id: string
  readonly problem: string
  readonly solved_at: number
  readonly last_solved_at: number
}

/** Returns the rows of a save: one for each problem that it solves. */
export function solvingRows({ studentId, roundId, key, solved }: RoundSave): SolvingRow[] {
  const set = setOfKey(key)
  if (!set) return []
  return [...new Set(solved.map(({ problem }) => problem))].map((problem) => {
    const times = solved.filter((one) => one.problem === problem).map(({ solvedAt }) => solvedAt)
    return {
      ...{ student_id: studentId, round_id: roundId, teacher_id: set.teacher, set_id: set.id, problem },
      ...{ solved_at: Math.min(...times), last_solved_at: Math.max(...times) },
    }
  })
}

/**
 * Prepares the statement that stores the solved problems of the rounds that the group has taken. `solved` is a JSON
 * array of `SolvingRow`. Moves arrive in any order, so an earlier right answer may come later.
 */
export function solveProblems(db: Kysely<Tables>) {
  const columns = {
    ...({ student_id: 'text', round_id: 'text', teacher_id: 'text', set_id: 'text', problem: 'text' } as const),
    ...({ solved_at: 'bigint', last_solved_at: 'bigint' } as const),
  }
  const names = ['student_id', 'teacher_id', 'set_id', 'problem'] as const
  return prepared(({ solved, group }: { solved: string; group: number }) =>
    db
      .insertInto('solved_problems')
      .columns([...names, 'solved_at', 'last_solved_at'])
      .expression(
        db
          .selectFrom(jsonRows<SolvingRow>(db, columns, solved))
          .innerJoin('rounds', (join) =>
            join
              .onRef('rounds.student_id', '=', 'given.student_id')
              .onRef('rounds.round_id', '=', 'given.round_id')
              .on('rounds.saved_in', '=', group),
          )
          .groupBy(names.map((name) => `given.${name}` as const))
          // All processes lock rows in the same order.
          .orderBy('given.student_id')
          .orderBy('given.teacher_id')
          .orderBy('given.set_id')
          .orderBy('given.problem')
          .select((row) => [
            ...names.map((name) => `given.${name}` as const),
            row.fn.min('given.solved_at').as('solved_at'),
            row.fn.max('given.last_solved_at').as('last_solved_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(names).doUpdateSet((row) => ({
          solved_at: row
            .case()
            .when('excluded.solved_at', '<', row.ref('solved_problems.solved_at'))
            .then(row.ref('excluded.solved_at'))
            .else(row.ref('solved_problems.solved_at'))
            .end(),
          last_solved_at: row
            .case()
            .when('excluded.last_solved_at', '>', row.ref('solved_problems.last_solved_at'))
            .then(row.ref('excluded.last_solved_at'))
            .else(row.ref('solved_problems.last_solved_at'))
            .end(),
        })),
      ),
  )
}

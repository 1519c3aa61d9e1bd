import type { Tables } from '../schema.ts'

/**
 * The time at which a column of a round changes after the save of its first moves:
 *
 * - `never`: no save changes it. A merge writes some of these, to give the round to another account
 *   (store/students/merges.ts).
 * - `saves`: with each later save
 * - `moves`: with each later save. It follows from the judged moves alone, so `npm run rebuild` writes it again
 *   (server/rounds/rebuild.ts).
 * - `rebuild`: only with `npm run rebuild`, for rounds of older versions
 * - `removal`: with a teacher's Remove and its undo (store/progress/clear-level.ts)
 */
type Change = 'never' | 'saves' | 'moves' | 'rebuild' | 'removal'

/** The compiler asks for the line of a new column, and then for its value where such a column is written. */
const changes = {
  student_id: 'never',
  round_id: 'never',
  operation: 'never',
  level_id: 'never',
  rules: 'never',
  seed: 'never',
  saved_in: 'saves',
  saved_after: 'saves',
  last_move: 'saves',
  state: 'saves',
  best: 'saves',
  completed: 'saves',
  closed: 'removal',
  closed_by: 'removal',
  played: 'saves',
  typed: 'saves',
  quick: 'saves',
  too_quick: 'saves',
  made_first: 'rebuild',
  made_at: 'moves',
  completed_at: 'moves',
  answers: 'moves',
  right_answers: 'moves',
  busy: 'moves',
  missed: 'moves',
  entries: 'moves',
  created_at: 'never',
  updated_at: 'saves',
  played_as: 'never',
} as const satisfies Record<keyof Tables['rounds'], Change>

type ColumnThatChanges<When extends Change> = {
  [Name in keyof typeof changes]: (typeof changes)[Name] extends When ? Name : never
}[keyof typeof changes]

function changedBy<When extends Change>(...when: readonly When[]): readonly ColumnThatChanges<When>[] {
  const names = Object.keys(changes) as (keyof typeof changes)[]
  return names.filter((name) => (when as readonly Change[]).includes(changes[name])) as ColumnThatChanges<When>[]
}

export const savedColumns = changedBy('saves', 'moves')

export const rebuiltColumns = changedBy('moves', 'rebuild')

/** The columns of a round that follow from its moves alone. */
export type RebuiltColumns = Pick<Tables['rounds'], ColumnThatChanges<'moves' | 'rebuild'>>

/** The columns of a round that a teacher's Remove and its undo write. */
export type RemovalColumns = Pick<Tables['rounds'], ColumnThatChanges<'removal'>>

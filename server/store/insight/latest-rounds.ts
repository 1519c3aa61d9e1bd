import type { Kysely } from 'kysely'
import { operations } from '#maths'
import type { LatestRound } from '#maths/insight'
import { readState } from '../rounds/stored-round.ts'
import type { Tables } from '../schema.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'

/** The rounds that are read to find those with recent moves. A device may play on in a round for a whole day. */
const roundsLast = 24 * 3600_000
/** The most rounds that are read. A student has few with moves of the last minutes. */
const mostRounds = 1000

/** The read of what the students of a class do at the moment. The rules are in `maths/insight/now.ts`. */
export function createLatestRounds(db: Kysely<Tables>) {
  const inClass = prepared((given: { classId: string; begunSince: number; madeSince: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('rounds', 'rounds.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      // The time of the last move is in no index, because each save would have to change it.
      .where('rounds.created_at', '>=', given.begunSince)
      .where('rounds.made_at', '>=', given.madeSince)
      // Rounds of other playables than levels have another text here.
      .where('rounds.operation', 'in', operations)
      // The state is null if no move was judged.
      .where('rounds.state', 'is not', null)
      .orderBy('rounds.made_at', 'desc')
      .limit(mostRounds)
      .select([
        'rounds.student_id',
        'rounds.operation',
        'rounds.level_id',
        'rounds.state',
        'rounds.missed',
        'rounds.made_at',
      ]),
  )
  return {
    /** Returns the rounds of a class's students whose last move was made since a time, the latest one first. */
    async inClass(classId: string, madeSince: number): Promise<LatestRound[]> {
      const rows = await inClass(db, { classId, begunSince: madeSince - roundsLast, madeSince })
      return rows.flatMap((row) => latestRound(row) ?? [])
    },
  }
}

type Row = Pick<Tables['rounds'], 'student_id' | 'operation' | 'level_id' | 'state' | 'missed' | 'made_at'>

/** Returns the round of a row, or null if its state cannot be read. */
function latestRound(row: Row): LatestRound | null {
  const { student_id, level_id, state: text, missed, made_at } = row
  const { state } = readState(text)
  if (!state) return null
  return {
    studentId: student_id,
    operation: operationOf(row),
    levelId: level_id,
    streak: state.streak,
    missed,
    madeAt: made_at,
  }
}

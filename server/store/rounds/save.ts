import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import { type RaisingRound, raiseFromRounds } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared, runTogether } from '../statements/prepared.ts'
import type { RoundSave, SaveResult } from './round-save.ts'
import { type SolvingRow, solveProblems, solvingRows } from './solve-problems.ts'
import { lastMoveOf, roundRow, takeRounds } from './take-rounds.ts'

/** Groups have random numbers below this one, which is the most that `randomInt` takes. */
const mostGroups = 2 ** 48 - 1

/** Saves of one round that follow each other, merged into one save. */
interface Merged {
  readonly save: RoundSave
  /** The positions of these saves in the list of all. */
  readonly positions: readonly number[]
}

/**
 * Saves rounds in one transaction with a fixed number of statements: the rounds' rows first, then moves, then progress,
 * each in one order for all processes. So two saves of a round meet at its row, and no two transactions wait for each
 * other. A save that the round's row refuses is stale, and the later statements leave out its moves. Results are in the
 * order of the saves.
 */
export function saveRounds(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
): (saves: readonly RoundSave[]) => Promise<SaveResult[]> {
  const take = takeRounds(db)
  const store = insertMoves(db)
  const raise = raiseFromRounds(db)
  const select = selectBests(db)
  const solve = solveProblems(db)

  return async (saves) => {
    const merged = mergeSaves(saves)
    const now = clock()
    const group = randomInt(mostGroups)
    const rows = merged.map(({ save }) => roundRow(save, group, now))
    const begun = JSON.stringify(rows.filter(({ saved_after }) => saved_after === 0))
    const continued = JSON.stringify(rows.filter(({ saved_after }) => saved_after > 0))
    const levels = JSON.stringify(merged.flatMap(({ save }) => levelRow(save) ?? []))
    const moves = JSON.stringify(merged.flatMap(({ save }) => moveRows(save, now)))
    const solved: SolvingRow[] = merged.flatMap(({ save }) => (save.solved.length > 0 ? solvingRows(save) : []))
    const [taken, , raised, bests] = await runTogether(db, [
      take.with({ begun, continued }),
      store.with({ moves, group }),
      raise.with({ levels, group }),
      select.with({ levels }),
      // Groups without rounds of sets have one statement less.
      ...(solved.length > 0 ? [solve.with({ solved: JSON.stringify(solved), group })] : []),
    ])
    const takenByRound = new Map(taken.map((row) => [`${row.student_id} ${row.round_id}`, row]))
    const bestByLevel = new Map(bests.map((row) => [`${row.student_id} ${row.operation} ${row.level_id}`, row]))
    const results = saves.map((): SaveResult => ({ stale: true }))
    for (const { save, positions } of merged) {
      const round = takenByRound.get(roundKey(save))
      if (!round) continue
      announce.ofPlay(save.studentId)
      const { best, completed } = save.record ? recordAfter(bestByLevel.get(levelKey(save))) : save
      for (const i of positions) results[i] = { stale: false, closed: round.closed === 1, best, completed }
    }
    for (const row of raised) announce.ofStudent(row.student_id, operationOf(row))
    return results
  }
}

/** Ids have no space, so the keys are as unique as their parts. */
const roundKey = ({ studentId, roundId }: RoundSave) => `${studentId} ${roundId}`
const levelKey = ({ studentId, key }: RoundSave) => `${studentId} ${key.join(' ')}`

/**
 * Returns a round's keys and level, or null if it raises no record. The statements that need no more parse them
 * faster than whole rows.
 */
function levelRow({ studentId, roundId, record }: RoundSave): (RaisingRound & LevelOfStudent) | null {
  if (!record) return null
  const { operation, levelId, stageId } = record
  return { student_id: studentId, round_id: roundId, operation, level_id: levelId, stage_id: stageId }
}

function recordAfter(row: Pick<Tables['progress'], 'streak' | 'completed'> = { streak: 0, completed: 0 }) {
  return { best: row.streak, completed: row.completed === 1 }
}

/** Merges saves of a round that follow each other. A save that follows none of its round's earlier ones is left out. */
function mergeSaves(saves: readonly RoundSave[]): Merged[] {
  const mergedByRound = new Map<string, Merged>()
  const byFirstMove = saves.map((save, position) => ({ save, position })).sort((a, b) => a.save.after - b.save.after)
  for (const { save, position } of byFirstMove) {
    const merged = mergedByRound.get(roundKey(save))
    if (!merged) mergedByRound.set(roundKey(save), { save, positions: [position] })
    else if (save.after === lastMoveOf(merged.save))
      mergedByRound.set(roundKey(save), { save: joined(merged.save, save), positions: [...merged.positions, position] })
  }
  return [...mergedByRound.values()]
}

/**
 * Returns two saves of a round as one. The later save knows the whole round, but each list has only its own part. The
 * lists are named one by one, so that the compiler refuses a list of saves that is missing here.
 */
function joined(first: RoundSave, next: RoundSave): RoundSave {
  const lists: Pick<RoundSave, ListOfSave> = {
    moves: [...first.moves, ...next.moves],
    solved: [...first.solved, ...next.solved],
  }
  return { ...next, after: first.after, seed: first.seed ?? next.seed, ...lists }
}

/** A field of a save with as many values as were made. A key is one value with a fixed number of parts. */
type ListOfSave = {
  [Field in keyof RoundSave]: number extends Extract<RoundSave[Field], readonly unknown[]>['length'] ? Field : never
}[keyof RoundSave]

function moveRows({ studentId, roundId, moves }: RoundSave, now: number): Tables['moves'][] {
  return moves.map(({ move: { number, at, ...move }, operands, mark, madeAt }) => ({
    student_id: studentId,
    round_id: roundId,
    number,
    at,
    move: JSON.stringify(move),
    operands: operands && JSON.stringify(operands),
    mark,
    made_at: madeAt,
    stored_at: now,
  }))
}

/**
 * Stores the moves of the rounds that the group has taken. A number that is stored already is an error: a move never
 * takes the number of another.
 */
function insertMoves(db: Kysely<Tables>) {
  const columns = {
    student_id: 'text',
    round_id: 'text',
    number: 'integer',
    at: 'bigint',
    move: 'text',
    operands: 'text',
    mark: 'text',
    made_at: 'bigint',
    stored_at: 'bigint',
  } as const
  const names = Object.keys(columns) as (keyof typeof columns)[]
  return prepared(({ moves, group }: { moves: string; group: number }) =>
    db
      .insertInto('moves')
      .columns(names)
      .expression(
        db
          .selectFrom(jsonRows<Tables['moves']>(db, columns, moves))
          .innerJoin('rounds', (join) =>
            join
              .onRef('rounds.student_id', '=', 'given.student_id')
              .onRef('rounds.round_id', '=', 'given.round_id')
              .on('rounds.saved_in', '=', group),
          )
          .select(names.map((name) => `given.${name}` as const)),
      ),
  )
}

type LevelOfStudent = Pick<Tables['progress'], 'student_id' | 'operation' | 'level_id'>

/** The records of the rounds' levels, after they were raised. */
function selectBests(db: Kysely<Tables>) {
  const columns = { student_id: 'text', operation: 'text', level_id: 'text' } as const
  return prepared(({ levels }: { levels: string }) =>
    db
      .selectFrom(jsonRows<LevelOfStudent>(db, columns, levels))
      .innerJoin('progress', (join) =>
        join
          .onRef('progress.student_id', '=', 'given.student_id')
          .onRef('progress.operation', '=', 'given.operation')
          .onRef('progress.level_id', '=', 'given.level_id'),
      )
      .select(['progress.student_id', 'progress.operation', 'progress.level_id', 'streak', 'completed']),
  )
}

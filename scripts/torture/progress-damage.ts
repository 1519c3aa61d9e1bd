/** Replays every stored move. Compares the resulting marks, operands, rounds and records with the stored ones. */
import { isDeepStrictEqual } from 'node:util'
import { type Best, betterOf, type Move, operandsOf, play, type Round, saveRound, startRound } from '#maths'
import type { Ledger, PlayedRound } from './ledger.ts'
import type { StoredRows } from './stored-rows.ts'

type RoundRow = StoredRows['rounds'][number]
type MoveRow = StoredRows['moves'][number]

/** Returns one line for each row that is stored wrongly. */
export function damagedProgress({ rounds }: Ledger, rows: StoredRows): string[] {
  const lines: string[] = []
  const rowsByRound = groupBy(rows.rounds, roundKey)
  const movesByRound = groupBy(rows.moves, roundKey)
  const records = new Map<string, Best & { readonly stage: string }>()
  for (const played of rounds) {
    const { studentId, id, level } = played
    const key = `${studentId} ${id}`
    const moves = (movesByRound.get(key) ?? []).sort((a, b) => a.number - b.number)
    const [row] = rowsByRound.get(key) ?? []
    rowsByRound.delete(key)
    const { round, wrongMoves } = replay(played, moves)
    lines.push(...wrongMoves)
    if (row) lines.push(...differences(`round ${key}`, expectedRow(played, round), storedRow(row)))
    else if (moves.length > 0) lines.push(`round ${key} has moves and no row`)
    if (round.best === 0) continue
    const record = recordKey(studentId, level.operation, level.id)
    const best = { streak: round.best, completed: round.best >= level.target }
    records.set(record, { ...betterOf(records.get(record), best), stage: level.stage })
  }
  for (const key of rowsByRound.keys()) lines.push(`round ${key} was never begun`)

  for (const row of rows.progress) {
    const key = recordKey(row.student_id, row.operation, row.level_id)
    const stored = { streak: row.streak, completed: row.completed === 1, stage: row.stage_id }
    lines.push(...differences(`record ${key}`, records.get(key), stored))
    records.delete(key)
  }
  for (const key of records.keys()) lines.push(`record ${key} is missing`)
  return lines
}

function groupBy<R>(rows: readonly R[], keyOf: (row: R) => string): Map<string, R[]> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const roundKey = (row: { readonly student_id: string; readonly round_id: string }) =>
  `${row.student_id} ${row.round_id}`
const recordKey = (studentId: string, operation: string, levelId: string) => `${studentId} ${operation} ${levelId}`

/** Returns the round after its stored moves, and a line for each move that is stored wrongly. */
function replay({ studentId, id, level }: PlayedRound, moves: readonly MoveRow[]) {
  const wrongMoves: string[] = []
  let round = startRound(level, level.rules.seedOf(studentId, id))
  for (const row of moves) {
    const name = `move ${row.number} of round ${studentId} ${id}`
    const move: Move = { ...JSON.parse(row.move), number: row.number, at: row.at }
    const { question } = round
    const played = play(level, round, move)
    if (!played.round) {
      wrongMoves.push(`${name} cannot be replayed: ${played.refused}`)
      break
    }
    round = played.round
    const isMarked = move.kind !== 'next' && move.kind !== 'timer'
    const expected = isMarked
      ? { mark: round.marked?.mark, operands: operandsOf(question) }
      : { mark: null, operands: null }
    const stored = { mark: row.mark, operands: row.operands === null ? null : JSON.parse(row.operands) }
    wrongMoves.push(...differences(name, expected, stored))
  }
  return { round, wrongMoves }
}

function expectedRow({ studentId, id, level }: PlayedRound, round: Round) {
  return {
    operation: level.operation,
    levelId: level.id,
    rules: level.rules.version,
    seed: level.rules.seedOf(studentId, id),
    lastMove: round.lastMove,
    state: saveRound(round),
    best: round.best,
    completed: round.best >= level.target,
    closed: false,
  }
}

function storedRow(row: RoundRow) {
  return {
    operation: row.operation,
    levelId: row.level_id,
    rules: row.rules,
    seed: row.seed === null ? null : JSON.parse(row.seed),
    lastMove: row.last_move,
    state: row.state === null ? null : JSON.parse(row.state),
    best: row.best,
    completed: row.completed === 1,
    closed: row.closed === 1,
  }
}

/** Returns one line if the two objects differ, and none if they are equal. */
function differences(name: string, expected: object | undefined, stored: object): string[] {
  if (isDeepStrictEqual(expected, stored)) return []
  return [`${name} is ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`]
}

import { randomUUID } from 'node:crypto'
import {
  type Answer,
  currentRules,
  enNZ,
  type Intent,
  loadLevel,
  type Move,
  moveAfter,
  type Operation,
  play,
  rightAnswer,
  startRound,
} from '#maths'
import { requestFor } from './browser.ts'

/** A request as a released page sends it, and the number of the last move in it. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly lastMove: number
}

/** Levels that together expect each kind of answer. One of them is timed. */
const recordedLevels: readonly (readonly [Operation, string])[] = [
  ['addition', '2.3'],
  ['division', '1.3'],
  ['timestable', '1.8'],
  ['length', '1.1'],
  ['length', '2.1'],
  ['numberphase1', '1.5'],
  ['numberphase1', '1.7'],
]

const wrong: Answer = { kind: 'number', number: 'no number' }

/** A round with each kind of move. A move that is not possible in a level is left out there. */
const script: readonly (Intent | 'right')[] = [
  ...([{ kind: 'timer', on: true }, { kind: 'next' }, 'right', 'right', { kind: 'next' }] as const),
  ...([{ kind: 'answer', answer: wrong }, { kind: 'next' }, { kind: 'answer', answer: wrong }] as const),
  ...([{ kind: 'reveal' }, { kind: 'next' }, 'right', { kind: 'next' }, { kind: 'timeUp' }] as const),
  ...([{ kind: 'next' }, 'right', { kind: 'timer', on: false }, { kind: 'next' }, 'right'] as const),
]

/** Returns the requests with which the pages of this version save a round of each recorded level. */
export function recordRequests(account: string): Promise<RecordedRequest[]> {
  return Promise.all(
    recordedLevels.map(async ([operation, levelId]) => {
      const round = randomUUID()
      const moves = await movesOfScript(account, round, operation, levelId)
      const args = { round, operation, levelId, rules: currentRules.version, moves }
      const { path, init } = requestFor('POST /api/rounds/{round}/moves', args, account)
      const { method, headers } = init
      return { method, path, headers, body: ('body' in init && init.body) || '', lastMove: moves.length }
    }),
  )
}

async function movesOfScript(account: string, roundId: string, operation: Operation, levelId: string) {
  const level = await loadLevel(operation, levelId, currentRules)
  if (!level) throw new Error(`There is no level ${operation} ${levelId}`)
  let round = startRound(level, level.rules.seedOf(account, roundId))
  const moves: Move[] = []
  for (const step of script) {
    const intent: Intent = step === 'right' ? { kind: 'answer', answer: rightAnswer(round.question, enNZ) } : step
    // The time of a question is up seven seconds after it opens.
    const after = intent.kind === 'timeUp' ? 7000 : 800
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + after)
    const played = play(level, round, move)
    if (!played.round) continue
    moves.push(move)
    round = played.round
  }
  return moves
}

/** Judges the new moves of rounds on the device, as the server judges them. */
import {
  byKnownKind,
  findLevel,
  loadLevel,
  type Playable,
  type PlayableRef,
  playableSet,
  playIntent,
  type Question,
  type Rules,
  releases,
  type SetRef,
  type SolvedProblem,
  startRound,
} from '#maths'
import { keptSet } from '../../api/cache/task-sets.ts'
import type { KeptSet } from '../../device/account/record.ts'
import type { WaitingRound } from '../move-store.ts'
import type { NewMoves } from './new-moves.ts'

/** A round with new answers. Times are epoch milliseconds. */
export interface JudgedRound {
  readonly round: WaitingRound
  /** When its first move and its last one were made. 0 if the device does not know it. */
  readonly madeFirst: number
  readonly madeAt: number
  /** When its streak reached the target. Null before. */
  readonly completedAt: number | null
  readonly best: number
  /** All its answers, and the right ones among the new answers. */
  readonly answers: number
  readonly newRight: number
  /** The problems of a set that it solves. */
  readonly solved: readonly SolvedProblem[]
}

/** Judges the rounds with new answers. Answers that cannot be judged here are left out. */
export function judgeMoves(rounds: readonly NewMoves[]): Promise<JudgedRound[]> {
  const answered = rounds.filter(({ moves, added }) =>
    moves.some((one) => one.kind === 'answer' && added.has(one.number)),
  )
  return Promise.all(answered.map(judged))
}

async function judged({ round, moves, added }: NewMoves): Promise<JudgedRound> {
  const [first] = moves
  const madeFirst = first?.number === 1 ? (first.madeAt ?? 0) : 0
  const times = { madeFirst, madeAt: moves.at(-1)?.madeAt ?? 0 }
  const result = { completedAt: null as number | null, best: 0, answers: 0, newRight: 0, solved: [] as SolvedProblem[] }
  const rules = releases.find((release) => release.rules.version === round.rules)?.rules
  const loaded = rules && (await load(round, rules))
  if (!loaded) return { round, ...times, ...result }
  const { playable, solvedBy } = loaded
  let state = startRound(playable, rules.seedOf(round.account, round.round))
  for (const move of moves) {
    const played = playIntent(playable, state, move, move.at)
    // A round whose first moves are missing cannot be judged.
    if (!played.round || played.move.number !== move.number) break
    state = played.round
    if (move.kind === 'answer') {
      result.answers++
      if (state.marked?.mark === 'right' && added.has(move.number)) result.newRight++
      if (state.marked?.mark === 'right') result.solved.push(...[solvedBy(state.marked.question, move.madeAt)].flat())
    }
    if (state.best >= playable.target) result.completedAt ??= move.madeAt ?? null
    result.best = state.best
  }
  return { round, ...times, ...result }
}

/** A playable on the device. */
interface Loaded {
  readonly playable: Playable<PlayableRef>
  /** Returns the problem of a set that a right answer solves. */
  solvedBy(question: Question, madeAt: number | undefined): SolvedProblem | never[]
}

/** Loads what a round plays. Returns null if this page does not know it, because a newer page has played it. */
const load = ({ account, ref }: WaitingRound, rules: Rules) =>
  byKnownKind<PlayableRef, Loaded | null | Promise<Loaded | null>>(ref, {
    async level({ operation, levelId }) {
      const playable = findLevel(operation, levelId) && (await loadLevel(operation, levelId, rules))
      return playable ? { playable, solvedBy: () => [] } : null
    },
    set(of) {
      const set = keptSet(account, of.set)
      const playable = set && playableSet(of, set.problems, rules)
      return playable && { playable, solvedBy: (question, madeAt) => solvedIn(set, of, question, madeAt) }
    },
  })

/** Returns the problem that a right answer solves, with its position in the set. */
function solvedIn(
  { problems }: KeptSet,
  { set }: SetRef,
  { ask }: Question,
  madeAt: number | undefined,
): SolvedProblem | never[] {
  if (ask.kind !== 'told' || madeAt === undefined) return []
  const position = problems.findIndex(({ key }) => key === ask.problem)
  return { set, position, solvedAt: madeAt, lastSolvedAt: madeAt }
}

/** A student's latest answers. Their questions are dealt again from the seeds of their rounds. */
import { type Answer, levelsOf, type Operation, operations, type Question, type Release } from '#maths'
import { type SlipId, slipOfAnswer } from '#maths/insight'
import type { AnsweredRound, AnsweredRounds, LevelKey } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import type { PlayablesByKind } from './kinds/kind.ts'
import { replayLevel } from './replay-stored.ts'

/** The most answers that a page shows. */
export const mostAnswers = 200

/** The most moves that are read for a page, so that a very long round costs no more than others. */
const mostMoves = 5000

export interface GivenAnswer extends LevelKey {
  /** When it was given (not when it arrived), in epoch milliseconds. */
  readonly madeAt: number
  readonly question: Question
  /** Null where the time was up. */
  readonly answer: Answer | null
  readonly mark: 'right' | 'wrong' | 'timeUp'
  /** Milliseconds from the question to the answer, or null where the time was up. */
  readonly took: number | null
  /** The slip that explains a wrong answer. */
  readonly slip: SlipId | null
}

/** Returns the last answers of a student in a level or in all of them, the newest one first. */
export async function lastAnswers(
  rounds: AnsweredRounds,
  playables: PlayablesByKind,
  releases: readonly Release[],
  studentId: string,
  level: LevelKey | null,
): Promise<GivenAnswer[]> {
  const read = withinLimits(await rounds.newest(studentId, level, mostAnswers))
  const movesByRound = await rounds.moves(studentId, read)
  const answers: GivenAnswer[] = []
  for (const round of read) {
    const moves = movesByRound.get(round.roundId)
    if (moves) answers.push(...(await answersOf(round, moves, playables, releases)))
  }
  return answers.sort((a, b) => b.madeAt - a.madeAt).slice(0, mostAnswers)
}

/** Returns the newest rounds that have enough answers for a page, and not too many moves. */
export function withinLimits(rounds: readonly AnsweredRound[]): AnsweredRound[] {
  let [answers, moves] = [0, 0]
  return rounds.filter((round) => {
    if (answers >= mostAnswers || moves + round.lastMove > mostMoves) return false
    answers += round.answers
    moves += round.lastMove
    return true
  })
}

async function answersOf(
  round: AnsweredRound,
  moves: readonly TimedMove[],
  playables: PlayablesByKind,
  releases: readonly Release[],
): Promise<GivenAnswer[]> {
  const replayed = await replayLevel(round, moves, { playables, releases })
  if (!replayed) return []
  const { operation, levelId, insight } = replayed
  return replayed.accepted.flatMap(({ move, question, mark, took }, i): GivenAnswer[] => {
    if (!question || mark === null || mark === 'shown') return []
    const answer = move.kind === 'answer' ? move.answer : null
    const slip =
      insight && answer && mark === 'wrong' ? slipOfAnswer(operation, insight.findSlips, question, answer) : null
    return [{ operation, levelId, madeAt: moves[i]!.madeAt, question, answer, mark, took, slip }]
  })
}

/** Returns the levels of which a student has answered a question, in the order of the curriculum. */
export async function answeredLevels(rounds: AnsweredRounds, studentId: string): Promise<LevelKey[]> {
  const answered = await rounds.levels(studentId)
  const isAnswered = (operation: Operation, id: string) =>
    answered.some((one) => one.operation === operation && one.levelId === id)
  return operations
    .flatMap(levelsOf)
    .filter(({ operation, id }) => isAnswered(operation, id))
    .map(({ operation, id }) => ({ operation, levelId: id }))
}

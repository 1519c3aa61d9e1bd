/** The last answers that show a slip. Their questions are dealt again from the seeds of their rounds. */
import type { Answer, Question } from '#maths'
import { firstAnswer, type SlipId, showsSlip } from '#maths/insight'
import { type Replaying, replayLevel } from '../rounds/replay-stored.ts'
import type { AnsweredRound, AnsweredRounds } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'

/** The answers of a student that a group shows. */
const mostAnswers = 3

export interface SlipAnswer {
  readonly question: Question
  readonly answer: Answer
}

/** The reads and rules with which a student's rounds are replayed. */
export interface ReplayingRounds extends Replaying {
  readonly rounds: AnsweredRounds
}

/**
 * Returns the last three answers of a student that show a slip, the newest first.
 *
 * @param roundIds the rounds with such answers, the newest first
 */
export async function lastSlipAnswers(
  { rounds, ...replaying }: ReplayingRounds,
  studentId: string,
  roundIds: readonly string[],
  slip: SlipId,
): Promise<SlipAnswer[]> {
  const newest = roundIds.slice(0, mostAnswers)
  const read = await rounds.withIds(studentId, newest)
  const movesById = await rounds.moves(studentId, read)
  const answers: SlipAnswer[] = []
  for (const id of newest) {
    const [round, moves] = [read.find(({ roundId }) => roundId === id), movesById.get(id)]
    if (round && moves) answers.push(...(await slipAnswersOf(round, moves, replaying, slip)).reverse())
  }
  return answers.slice(0, mostAnswers)
}

async function slipAnswersOf(
  round: AnsweredRound,
  moves: readonly TimedMove[],
  replaying: Replaying,
  slip: SlipId,
): Promise<SlipAnswer[]> {
  const replayed = await replayLevel(round, moves, replaying)
  if (!replayed?.insight) return []
  const { operation, insight } = replayed
  return replayed.accepted.flatMap((played) => {
    const { isFirst, question, move } = played
    if (!isFirst || !question || move.kind !== 'answer' || firstAnswer(played, question) !== 'wrong') return []
    const isShown = showsSlip(operation, slip, insight.findSlips(question, move.answer))
    return isShown ? [{ question, answer: move.answer }] : []
  })
}

/** The last answers that show a slip. Their questions are dealt again from the seeds of their rounds and worksheets. */
import { type Answer, operations, type Question } from '#maths'
import { firstAnswer, type SlipId, showsSlip } from '#maths/insight'
import { type Replaying, replayLevel } from '../rounds/replay-stored.ts'
import { paperKeyIn } from '../store/insight/paper-rounds.ts'
import type { Store } from '../store/open.ts'
import type { AnsweredRound } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import { type PaperSources, type WrittenAnswer, writtenAnswers } from '../worksheets/written-answers.ts'

/** The answers of a student that a group shows. */
const mostAnswers = 3

export interface SlipAnswer {
  readonly question: Question
  readonly answer: Answer
}

/** The reads and rules with which a student's rounds are replayed, and worksheets are dealt again. */
export interface ReplayingRounds extends Replaying {
  readonly store: Pick<Store, 'answeredRounds' | 'paperAnswers' | 'worksheets' | 'setVersions'>
}

/**
 * Returns the last three answers of a student that show a slip, the newest first.
 *
 * @param roundIds the rounds with such answers, the newest first
 */
export async function lastSlipAnswers(
  { store, ...replaying }: ReplayingRounds,
  studentId: string,
  roundIds: readonly string[],
  slip: SlipId,
): Promise<SlipAnswer[]> {
  const newest = roundIds.slice(0, mostAnswers)
  const rounds = store.answeredRounds
  const read = await rounds.withIds(studentId, newest)
  const [movesById, onPaper] = await Promise.all([
    rounds.moves(studentId, read),
    paperAnswers({ store, playables: replaying.playables }, studentId, newest),
  ])
  const answers: SlipAnswer[] = []
  for (const id of newest) {
    const [round, moves] = [read.find(({ roundId }) => roundId === id), movesById.get(id)]
    answers.push(...slipsOnPaper(onPaper.get(id) ?? [], id, slip).reverse())
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

/** Returns the answers on paper among rounds of a student, by their ids. */
export async function paperAnswers(sources: PaperSources, studentId: string, roundIds: readonly string[]) {
  const keys = roundIds.flatMap((id) => paperKeyIn(id) ?? [])
  const marked = await Promise.all(keys.map((key) => sources.store.paperAnswers.select(studentId, key)))
  return writtenAnswers(
    sources,
    marked.filter((one) => one !== null),
  )
}

function slipsOnPaper(written: readonly WrittenAnswer[], roundId: string, slip: SlipId): SlipAnswer[] {
  const operation = operations.find((one) => one === paperKeyIn(roundId)?.key[0])
  if (!operation) return []
  return written.flatMap(({ question, isRight, answer, insight }) =>
    !isRight && answer && insight && showsSlip(operation, slip, insight.findSlips(question, answer))
      ? [{ question, answer }]
      : [],
  )
}

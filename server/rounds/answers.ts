/**
 * A student's latest answers, in rounds and on paper. Their questions are dealt again from the seeds of their rounds
 * and worksheets.
 */
import { type Answer, levelsOf, type Operation, operations, type Question, type Release } from '#maths'
import { type SlipId, slipOfAnswer } from '#maths/insight'
import { paperRoundId } from '../store/insight/paper-rounds.ts'
import type { Store } from '../store/open.ts'
import type { AnsweredRound, LevelKey } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import { type PaperSources, type WrittenAnswer, writtenAnswers } from '../worksheets/written-answers.ts'
import type { PlayablesByKind } from './kinds/kind.ts'
import { replayLevel } from './replay-stored.ts'

/** The most answers that a page shows. */
export const mostAnswers = 200

/** The most moves that are read for a page, so that a very long round costs no more than others. */
const mostMoves = 5000

/** The parts of the store that have the answers of students. */
type AnswerStore = Pick<Store, 'answeredRounds' | 'paperAnswers' | 'worksheets' | 'setVersions'>

export interface GivenAnswer extends LevelKey {
  /** When it was given (not when it arrived), in epoch milliseconds. */
  readonly madeAt: number
  readonly question: Question
  /** Null if the time was up, and on paper where it is not known what was written. */
  readonly answer: Answer | null
  readonly mark: 'right' | 'wrong' | 'timeUp'
  /** Milliseconds from the question to the answer. Null if the time was up, and on paper. */
  readonly took: number | null
  readonly isOnPaper: boolean
  /** The slip that explains a wrong answer. */
  readonly slip: SlipId | null
}

/** Returns the last answers of a student in a level or in all of them, the newest one first. */
export async function lastAnswers(
  store: AnswerStore,
  playables: PlayablesByKind,
  releases: readonly Release[],
  studentId: string,
  level: LevelKey | null,
): Promise<GivenAnswer[]> {
  const rounds = store.answeredRounds
  const [newest, parts] = await Promise.all([
    rounds.newest(studentId, level, mostAnswers),
    store.paperAnswers.newest(studentId, level, mostAnswers),
  ])
  const read = withinLimits(newest)
  const movesByRound = await rounds.moves(studentId, read)
  const answers = (await onPaper({ store, playables }, parts)).flatMap(answerOnPaper)
  for (const round of read) {
    const moves = movesByRound.get(round.roundId)
    if (moves) answers.push(...(await levelAnswersOf(round, moves, playables, releases)))
  }
  return answers.sort((a, b) => b.madeAt - a.madeAt).slice(0, mostAnswers)
}

/** An answer on paper with the part of the worksheet that has its mark. */
export interface MarkedAnswer extends WrittenAnswer {
  readonly marked: MarkedPart
}

/** Returns the answers of the newest parts of worksheets that fill a page, the last question of each part first. */
export async function onPaper(sources: PaperSources, newest: readonly MarkedPart[]): Promise<MarkedAnswer[]> {
  let before = 0
  const read = newest.filter(({ answers }) => {
    before += answers
    return before - answers < mostAnswers
  })
  const writtenById = await writtenAnswers(sources, read)
  return read.flatMap((marked) =>
    (writtenById.get(paperRoundId(marked)) ?? []).map((written) => ({ ...written, marked })).reverse(),
  )
}

function answerOnPaper({ marked, question, isRight, answer, insight }: MarkedAnswer): GivenAnswer | [] {
  const { key, madeAt } = marked
  const [name, levelId] = key
  const operation = operations.find((one) => one === name)
  if (!operation) return []
  const slip = answer && insight && !isRight ? slipOfAnswer(operation, insight.findSlips, question, answer) : null
  const mark = isRight ? 'right' : 'wrong'
  return { operation, levelId, madeAt, question, answer, mark, took: null, isOnPaper: true, slip }
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

async function levelAnswersOf(
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
    return [{ operation, levelId, madeAt: moves[i]!.madeAt, question, answer, mark, took, isOnPaper: false, slip }]
  })
}

/** Returns the levels of which a student has answered a question, in the order of the curriculum. */
export async function answeredLevels(
  { answeredRounds, paperAnswers }: AnswerStore,
  studentId: string,
): Promise<LevelKey[]> {
  const levels = await Promise.all([answeredRounds.levels(studentId), paperAnswers.levels(studentId)])
  const answered = levels.flat()
  const isAnswered = (operation: Operation, id: string) =>
    answered.some((one) => one.operation === operation && one.levelId === id)
  return operations
    .flatMap(levelsOf)
    .filter(({ operation, id }) => isAnswered(operation, id))
    .map(({ operation, id }) => ({ operation, levelId: id }))
}

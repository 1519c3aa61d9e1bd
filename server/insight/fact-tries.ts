/**
 * The last tries of a fact with what the student wrote. Their questions are dealt again from the seeds of their rounds
 * and worksheets.
 */
import { type Answer, operandsOf } from '#maths'
import { type FactTry, lastTriesOf } from '#maths/insight'
import { replayLevel } from '../rounds/replay-stored.ts'
import type { StudentFactRound } from '../store/insight/fact-rounds.ts'
import { paperAnswers, type ReplayingRounds } from './slip-answers.ts'

export interface WrittenTry extends FactTry {
  /**
   * Null if no answer was given. Left out where it is unknown, because the round cannot be replayed, or because the
   * teacher entered only whether the answer on paper is right.
   */
  readonly wrote?: string | null
}

/**
 * Returns the last five tries of a fact or fewer, the newest one first.
 *
 * @param played the rounds, which are read before their moves. Later answers are left out.
 */
export async function writtenTries(
  { store, ...replaying }: ReplayingRounds,
  studentId: string,
  played: readonly StudentFactRound[],
  numbers: readonly [number, number],
): Promise<WrittenTry[]> {
  const tries = lastTriesOf(played, numbers).reverse()
  const rounds = store.answeredRounds
  const roundIds = [...new Set(tries.map(({ round }) => round.roundId))]
  const [read, onPaper] = await Promise.all([
    rounds.withIds(studentId, roundIds),
    paperAnswers({ store, playables: replaying.playables }, studentId, roundIds),
  ])
  const movesById = await rounds.moves(studentId, read)
  const madeAtById = new Map(tries.map(({ round }) => [round.roundId, round.madeAt]))
  const answersById = new Map<string, (Answer | null | undefined)[]>()
  for (const [id, written] of onPaper) {
    const ofFact = written.filter(({ question }) => isEqual(operandsOf(question), numbers))
    answersById.set(
      id,
      ofFact.map(({ answer }) => answer ?? undefined),
    )
  }
  for (const round of read) {
    const moves = movesById.get(round.roundId)
    const replayed = moves && (await replayLevel(round, moves, replaying))
    const answers = replayed?.accepted.flatMap(({ isFirst, question, move }, i) => {
      if (moves![i]!.madeAt > madeAtById.get(round.roundId)!) return []
      if (!isFirst || !question || !isEqual(operandsOf(question), numbers)) return []
      return [move.kind === 'answer' ? move.answer : null]
    })
    answersById.set(round.roundId, answers ?? [])
  }
  // The entries of a round have its latest questions, so both lists are read from their ends.
  return tries.map(({ round, ...tried }) => {
    const answer = answersById.get(round.roundId)?.pop()
    return answer === undefined ? tried : { ...tried, wrote: numberOf(answer) }
  })
}

const isEqual = (operands: readonly number[], [a, b]: readonly [number, number]) =>
  operands.length === 2 && operands[0] === a && operands[1] === b

const numberOf = (answer: Answer | null) => (answer?.kind === 'number' ? answer.number : null)

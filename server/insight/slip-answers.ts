/** The last answers that show a slip. Their questions are dealt again from the seeds of their rounds. */
import { type Answer, type LevelRef, type Operation, operations, type Question, type Release } from '#maths'
import { firstAnswer, type SlipId, showsSlip } from '#maths/insight'
import type { PlayablesByKind } from '../rounds/kinds/kind.ts'
import { replayStored } from '../rounds/replay-stored.ts'
import type { AnsweredRound, AnsweredRounds } from '../store/rounds/answered-rounds.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'

/** The answers of a student that a group shows. */
const mostAnswers = 3

export interface SlipAnswer {
  readonly question: Question
  readonly answer: Answer
}

interface Replaying {
  readonly rounds: AnsweredRounds
  readonly playables: PlayablesByKind
  readonly releases: readonly Release[]
}

/**
 * Returns the last three answers of a student that show a slip, the newest first.
 *
 * @param roundIds the rounds with such answers, the newest first
 */
export async function lastSlipAnswers(
  { rounds, playables, releases }: Replaying,
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
    if (round && moves) answers.push(...(await slipAnswersOf(round, moves, playables, releases, slip)).reverse())
  }
  return answers.slice(0, mostAnswers)
}

async function slipAnswersOf(
  round: AnsweredRound,
  moves: readonly TimedMove[],
  playables: PlayablesByKind,
  releases: readonly Release[],
  slip: SlipId,
): Promise<SlipAnswer[]> {
  const [name, levelId] = round.key
  const operation = operations.find((one): one is Operation => one === name)
  const ref: LevelRef | null = operation ? { kind: 'level', operation, levelId } : null
  const playable = ref && (await playables.level?.find(ref))
  const replayed = playable && replayStored(round, moves, playable, releases)
  if (!operation || !replayed || !playable.insight) return []
  const { findSlips } = playable.insight
  return replayed.accepted.flatMap((played) => {
    const { isFirst, question, move } = played
    if (!isFirst || !question || move.kind !== 'answer' || firstAnswer(played, question) !== 'wrong') return []
    const isShown = showsSlip(operation, slip, findSlips(question, move.answer))
    return isShown ? [{ question, answer: move.answer }] : []
  })
}

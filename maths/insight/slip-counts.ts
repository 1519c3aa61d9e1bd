/** Which slips a student follows (docs/product/slips.md, "When a slip counts"). */
import type { Operation } from '../curriculum.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { weakSlips } from '../slips/weak.ts'
import { groupBy } from './group-by.ts'
import { insightByOperation } from './operation-insight.ts'
import type { RecentQuestion } from './recent-questions.ts'
import { couldShow, slipsIn } from './slip-positions.ts'

/** A slip counts with this many answers on this many days, and in one of three questions that could show it. */
const fewestAnswers = 3
const fewestDays = 2
const chancesForOne = 3

/** A slip has passed when none of the last five questions that could show it does. */
const cleanQuestions = 5

/** Slips that most guesses show: they also need this many of the last five questions that could show them. */
const leastOfLastFive: Readonly<Partial<Record<SlipId, number>>> = { 'order-turned': 4 }

/** A question with the slip to which its answer counts, if any. `could` is 0 in the levels whose slips say nothing. */
export interface Attributed extends RecentQuestion {
  readonly slip: SlipId | null
}

/** A slip that counts for a student in an operation. */
export interface SlipCount {
  readonly slip: SlipId
  /** The answers that show it, and the questions that could. */
  readonly times: number
  readonly of: number
  /** The number of these answers by level. */
  readonly levels: ReadonlyMap<string, number>
}

/**
 * Returns the questions of a student in an operation, each with its slip. If several slips explain an answer, it counts
 * for the one that alone explains more of the student's other answers. A weak slip counts only if no other does.
 */
export function attribute(operation: Operation, questions: readonly RecentQuestion[]): Attributed[] {
  return withSlips(operation, questions, slipsOf(operation, questions))
}

/** Returns the slips that count for a student in an operation and have not passed. */
export function slipsFollowed(operation: Operation, questions: readonly RecentQuestion[]): SlipCount[] {
  const slips = slipsOf(operation, questions)
  const times = tally(slips.filter((slip) => slip !== null))
  // Most mistakes are made once or twice, so the questions of most students need not be copied.
  if (![...times.values()].some((count) => count >= fewestAnswers)) return []
  return countSlips(operation, withSlips(operation, questions, slips))
}

const none: readonly SlipId[] = []
/** Whether the slips of a level never count. */
export const isSilent = (operation: Operation, levelId: string) =>
  insightByOperation[operation].withoutSlips.includes(levelId)

/** Returns the slip of each question, or null. */
function slipsOf(operation: Operation, questions: readonly RecentQuestion[]): (SlipId | null)[] {
  const explained = questions.map(({ shown, levelId }) =>
    shown > 0 && !isSilent(operation, levelId) ? explanations(operation, shown) : none,
  )
  // Few answers show a slip, and `flat` takes its time for each of the others too.
  const showing = explained.filter((slips) => slips.length > 0)
  const alone = tally(showing.filter((slips) => slips.length === 1).flat())
  const all = tally(showing.flat())
  const count = (tallied: ReadonlyMap<SlipId, number>, slip: SlipId) => tallied.get(slip) ?? 0
  return explained.map((slips) => {
    if (slips.length < 2) return slips[0] ?? null
    return slips.toSorted((a, b) => count(alone, b) - count(alone, a) || count(all, b) - count(all, a))[0] ?? null
  })
}

function withSlips(
  operation: Operation,
  questions: readonly RecentQuestion[],
  slips: readonly (SlipId | null)[],
): Attributed[] {
  return questions.map((question, i) => {
    // Each field is named, because a spread takes many times as long.
    const { first, shown, fact, day, levelId, roundId } = question
    const could = isSilent(operation, levelId) ? 0 : question.could
    return { first, could, shown, fact, day, levelId, roundId, slip: slips[i] ?? null }
  })
}

/** Returns the slips that count, from questions with their slips. */
export function countSlips(operation: Operation, questions: readonly Attributed[]): SlipCount[] {
  const showing = questions.filter(({ slip }) => slip !== null)
  const slips = [...new Set(showing.flatMap(({ slip }) => slip ?? []))]
  // The fewest answers are counted first, because most mistakes are made once or twice.
  const often = slips.filter((one) => showing.filter(({ slip }) => slip === one).length >= fewestAnswers)
  return often.flatMap((slip) => {
    const able = questions.filter(couldShow(operation, slip))
    const shown = able.filter((question) => question.slip === slip)
    const ofLastFive = able.slice(-cleanQuestions).filter((question) => question.slip === slip).length
    const counts =
      shown.length >= fewestAnswers &&
      new Set(shown.map(({ day }) => day)).size >= fewestDays &&
      shown.length * chancesForOne >= able.length &&
      ofLastFive >= (leastOfLastFive[slip] ?? 1)
    const levels = tally(shown.map(({ levelId }) => levelId))
    return counts ? [{ slip, times: shown.length, of: able.length, levels }] : []
  })
}

/** Returns the slips that explain an answer, without weak ones beside others. */
function explanations(operation: Operation, shown: number): readonly SlipId[] {
  const slips = slipsIn(operation, shown)
  if (slips.length < 2) return slips
  const strong = slips.filter((slip) => !weakSlips.includes(slip))
  return strong.length > 0 ? strong : slips
}

function tally<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  return new Map(
    Array.from(
      groupBy(keys, (key) => key),
      ([key, all]) => [key, all.length],
    ),
  )
}

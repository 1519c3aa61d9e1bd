/** The summary of a round for Insight. It covers the judged moves, and the judge adds those of each save. */

import { operandsOf } from '../operands.ts'
import type { ReplayedMove } from '../play.ts'
import type { LevelRef } from '../playable/level.ts'
import { isTapped, type Question } from '../question.ts'
import type { Slip } from '../slips/slip.ts'
import { type FirstAnswer, withEntry } from './entry.ts'
import { isFactLevel } from './fact-levels.ts'
import { createFindSlips, type FindSlips } from './find-slips.ts'
import { insightByOperation } from './operation-insight.ts'

export interface RoundSummary {
  /** The marked answers, and the right ones among them. */
  readonly answers: number
  readonly rightAnswers: number
  /** Milliseconds of work, with at most a minute for each answer. */
  readonly busy: number
  /** The misses in a row at the end. A right answer and a solution end them. */
  readonly missed: number
  /** The latest questions (entry.ts). */
  readonly entries: string
}

export const emptySummary: RoundSummary = { answers: 0, rightAnswers: 0, busy: 0, missed: 0, entries: '' }

/** The data of a level with which Insight reads its questions. */
export interface LevelInsight {
  readonly findSlips: FindSlips
  readonly isFact: boolean
  /** The most questions that a round keeps. */
  readonly mostEntries: number
}

export function createLevelInsight(
  { operation, levelId }: Pick<LevelRef, 'operation' | 'levelId'>,
  slips: readonly Slip[],
): LevelInsight {
  return {
    findSlips: createFindSlips(operation, levelId, slips),
    isFact: isFactLevel(operation, levelId),
    mostEntries: insightByOperation[operation].mostEntries,
  }
}

/** The most milliseconds of work for an answer: a minute. A child may leave the device. */
const mostWork = 60_000

/** Milliseconds within which a tap, or a typed wrong answer, is not a sign of a method. */
const quickTap = 500
const quickTyping = 1000

/**
 * Returns the summary after more moves, in whatever batches they are added.
 *
 * @param level null for a playable that is not a level, whose questions are not kept
 */
export function summaryAfter(
  before: RoundSummary,
  replayed: readonly ReplayedMove[],
  level: LevelInsight | null,
): RoundSummary {
  let { answers, rightAnswers, busy, missed, entries } = before
  for (const played of replayed) {
    const { mark, took } = played
    if (mark === null) continue
    missed = mark === 'wrong' || mark === 'timeUp' ? missed + 1 : 0
    if (took !== null) {
      answers++
      busy += Math.min(took, mostWork)
      if (mark === 'right') rightAnswers++
    }
    if (level && played.isFirst && played.question) entries = withQuestion(entries, played, played.question, level)
  }
  return { answers, rightAnswers, busy, missed, entries }
}

function withQuestion(
  entries: string,
  played: ReplayedMove,
  question: Question,
  { findSlips, isFact, mostEntries }: LevelInsight,
): string {
  const { move, took } = played
  const first = firstAnswer(played, question)
  const wrong = first === 'wrong' && move.kind === 'answer' ? move.answer : null
  const fact = isFact ? { numbers: pairOf(question), tenths: Math.round((took ?? 0) / 100) } : null
  return withEntry(entries, { first, ...findSlips(question, wrong), fact }, mostEntries)
}

/** Returns how a question was answered first, from the move that answered it. */
export function firstAnswer({ mark, took }: ReplayedMove, { expects }: Question): FirstAnswer {
  if (mark === 'timeUp' || took === null) return 'timeUp'
  if (isTapped[expects.kind] ? took < quickTap : mark === 'wrong' && took < quickTyping) return 'tooQuick'
  return mark === 'right' ? 'right' : 'wrong'
}

/** Returns the two numbers of a fact. */
export function pairOf(question: Question): readonly [number, number] {
  const [first = 0, second = 0] = operandsOf(question)
  return [first, second]
}

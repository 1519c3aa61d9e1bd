import type { Operation } from '../../curriculum.ts'
import type { SlipId } from '../../slips/slip-id.ts'
import type { Day } from '../day.ts'
import { type FirstAnswer, withEntry } from '../entry.ts'
import type { PlayedRound } from '../played-round.ts'
import type { RecentQuestion } from '../recent-questions.ts'
import { slipPositions } from '../slip-positions.ts'

/** The questions of one level, as a test writes them: how each was answered, and which slips explain it. */
export interface Sample {
  readonly operation?: Operation
  readonly levelId?: string
  readonly first?: FirstAnswer
  /** The slips that explain the answer. */
  readonly shown?: readonly SlipId[]
  /** The slips that the question can show, also without `shown`. */
  readonly could?: readonly SlipId[]
  readonly day?: Day
}

const bitsOf = (operation: Operation, slips: readonly SlipId[]) =>
  slips.reduce((bits, slip) => bits | (2 ** slipPositions[operation].indexOf(slip)), 0)

/** Returns a question that was answered on day 0, with a wrong answer where a slip explains it. */
export function question(sample: Sample = {}): RecentQuestion {
  const { operation = 'addition', levelId = '2.2', shown = [], could = [], day = 0 } = sample
  return {
    ...{ levelId, day, roundId: `${levelId} ${day}`, fact: null },
    first: sample.first ?? (shown.length > 0 ? 'wrong' : 'right'),
    shown: bitsOf(operation, shown),
    could: bitsOf(operation, [...could, ...shown]),
  }
}

/** Returns the same question several times. */
export const times = (count: number, sample: Sample = {}) => Array.from({ length: count }, () => question(sample))

/** Returns a round with these questions. It was played at noon of its day in UTC. */
export function roundWith(studentId: string, samples: readonly Sample[], { day = 0 } = {}): PlayedRound {
  const [{ operation = 'addition', levelId = '2.2' } = {}] = samples
  const right = samples.filter((sample) => question(sample).first === 'right').length
  return {
    ...{ studentId, roundId: `${studentId} ${operation} ${levelId} ${day}`, operation, levelId },
    madeAt: (day + 0.5) * 24 * 3600_000,
    ...{ answers: samples.length, rightAnswers: right, busy: samples.length * 5000 },
    entries: samples.reduce((entries, sample) => withEntry(entries, question(sample), 60), ''),
  }
}

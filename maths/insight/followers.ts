/** The students who follow a slip, with their last questions that could show it. */
import type { SlipId } from '../slips/slip-id.ts'
import type { Day } from './day.ts'
import type { StudentQuestions } from './recent-questions.ts'
import { attribute, countSlips } from './slip-counts.ts'
import { couldShow } from './slip-positions.ts'

/** The answer to a question that could show a slip: right, the slip, or another miss. */
export type Try = 'right' | 'slip' | 'missed'

/** The questions of the strip. */
const mostTries = 10

export interface Follower {
  readonly studentId: string
  /** The answers that show the slip, and the questions that could. */
  readonly times: number
  readonly of: number
  readonly levels: ReadonlySet<string>
  /** The last ten of these questions, the newest last. */
  readonly tries: readonly Try[]
  /** The day and the level of the last answer that shows the slip. */
  readonly lastDay: Day
  readonly lastLevel: string
  /** The rounds with such answers, the newest first. */
  readonly roundIds: readonly string[]
}

/** Returns the students for whom a slip counts, the one who shows it most often first. */
export function followersOf(all: readonly StudentQuestions[], slip: SlipId): Follower[] {
  const followers = all.flatMap(({ studentId, operation, questions }): Follower[] => {
    const attributed = attribute(operation, questions)
    const count = countSlips(operation, attributed).find((one) => one.slip === slip)
    const able = attributed.filter(couldShow(operation, slip))
    const shown = able.filter((question) => question.slip === slip).reverse()
    const [last] = shown
    if (!count || !last) return []
    const tries = able
      .slice(-mostTries)
      .map((question): Try => (question.slip === slip ? 'slip' : question.first === 'right' ? 'right' : 'missed'))
    const roundIds = [...new Set(shown.map(({ roundId }) => roundId))]
    const { times, of } = count
    const levels = new Set(count.levels.keys())
    return [{ studentId, times, of, levels, tries, lastDay: last.day, lastLevel: last.levelId, roundIds }]
  })
  return followers.sort((a, b) => b.times - a.times)
}

import type { Operation } from '../curriculum.ts'
import type { Day, DayOf } from './day.ts'
import { type Entry, eachEntry } from './entry.ts'
import { groupBy } from './group-by.ts'
import { inOrderOfPlay } from './in-order.ts'
import type { PlayedRound } from './played-round.ts'

/** The days of play at which Insight looks: today and the 13 days before. */
export const daysOfInsight = 14

/** A question of a student with the day on which its round was played. */
export interface RecentQuestion extends Entry {
  readonly day: Day
  readonly levelId: string
  readonly roundId: string
}

/** The questions of a student in an operation, the oldest first. */
export interface StudentQuestions {
  readonly studentId: string
  readonly operation: Operation
  readonly questions: readonly RecentQuestion[]
}

/** Returns the questions of the last 14 days by student and operation. */
export function recentQuestions(rounds: readonly PlayedRound[], today: Day, dayOf: DayOf): StudentQuestions[] {
  const isRecent = (day: Day) => day <= today && day > today - daysOfInsight
  return questionsOf(
    rounds.filter(({ madeAt }) => isRecent(dayOf(madeAt))),
    dayOf,
  )
}

/** Returns the questions of rounds by student and operation. */
export function questionsOf(rounds: readonly PlayedRound[], dayOf: DayOf): StudentQuestions[] {
  const inOrder = inOrderOfPlay(rounds, ({ roundId }) => roundId)
  const byKey = groupBy(inOrder, ({ studentId, operation }) => `${studentId} ${operation}`)
  return Array.from(byKey.values(), (own) => {
    const { studentId, operation } = own[0]!
    const questions: RecentQuestion[] = []
    for (const { entries, levelId, roundId, madeAt } of own) {
      const day = dayOf(madeAt)
      eachEntry(entries, (first, could, shown, fact) =>
        questions.push({ first, could, shown, fact, day, levelId, roundId }),
      )
    }
    return { studentId, operation, questions }
  })
}

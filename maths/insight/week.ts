/** This week beside last week (docs/product/teacher-screens.md, "Insight"). */
import type { Operation } from '../curriculum.ts'
import { type Day, type DayOf, mondayOf, weekdayOf } from './day.ts'
import type { PracticeRound } from './played-round.ts'

/** A level that a student has completed, with the time by play. */
export interface Completion {
  readonly studentId: string
  readonly operation: Operation
  readonly levelId: string
  readonly completedAt: number
}

export interface Week {
  /** The first day. */
  readonly monday: Day
  /** The answers of each day from Monday on. This week ends with today. */
  readonly answersByDay: readonly number[]
  /** The students who answered, their answers, minutes of work and completed levels, up to today's weekday. */
  readonly practised: number
  readonly answers: number
  readonly minutes: number
  readonly completed: number
}

/** Returns this week and last week. Both are counted up to today's weekday, so that they can be compared. */
export function weeksOf(
  rounds: readonly PracticeRound[],
  completions: readonly Completion[],
  today: Day,
  dayOf: DayOf,
): { readonly thisWeek: Week; readonly lastWeek: Week } {
  const monday = mondayOf(today)
  const weekFrom = (first: Day, days: number): Week => {
    const last = first + weekdayOf(today)
    const counts = (time: number) => dayOf(time) >= first && dayOf(time) <= last
    const played = rounds.filter(({ answers, madeAt }) => answers > 0 && counts(madeAt))
    const answersByDay = Array.from({ length: days }, (_, i) =>
      sumOf(rounds.filter(({ madeAt }) => dayOf(madeAt) === first + i).map(({ answers }) => answers)),
    )
    return {
      monday: first,
      answersByDay,
      practised: new Set(played.map(({ studentId }) => studentId)).size,
      answers: sumOf(played.map(({ answers }) => answers)),
      minutes: Math.round(sumOf(played.map(({ busy }) => busy)) / 60_000),
      completed: completions.filter(({ completedAt }) => counts(completedAt)).length,
    }
  }
  return { thisWeek: weekFrom(monday, weekdayOf(today) + 1), lastWeek: weekFrom(monday - 7, 7) }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

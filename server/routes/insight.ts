import { createDayOf, dateOf, isLongUnseen, type PlayedRound, unseenOf, type Week, weeksOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'

/**
 * The age of the oldest rounds that are read, in milliseconds. Insight looks at 14 days of play. A round may have begun
 * on the day before the first of them.
 */
const roundsLast = 16 * 24 * 3600_000

export const insightHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)

  /** Returns the students of a class who were not seen for long. Older rounds are read only for those who may be. */
  async function unseenIn(classId: string, rounds: readonly PlayedRound[], now: number) {
    const today = dayOf(now)
    const joinedAt = await store.insight.joinedAt(classId)
    const lastById = lastPlayed(rounds)
    const attendances = await Promise.all(
      Array.from(joinedAt, async ([studentId, joined]) => {
        const recent = lastById.get(studentId) ?? null
        const attendance = { studentId, joined: dayOf(joined), last: recent === null ? null : dayOf(recent) }
        if (recent !== null || !isLongUnseen(attendance, today)) return attendance
        const last = await store.insight.lastPlayedAt(studentId)
        return { ...attendance, last: last === null ? null : dayOf(last) }
      }),
    )
    return unseenOf(attendances, today)
  }

  return {
    'GET /api/classes/{class}/insight': async ({ params }) => {
      const now = clock()
      const since = now - roundsLast
      const [classroom, students, rounds, completions] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.insight.roundsInClass(params.class, since),
        store.insight.completedInClass(params.class, since),
      ])
      const today = dayOf(now)
      const { thisWeek, lastWeek } = weeksOf(rounds, completions, today, dayOf)
      const unseen = await unseenIn(params.class, rounds, now)
      return {
        classroom: withStudentCount(classroom, students.length),
        students,
        today: dateOf(today),
        thisWeek: written(thisWeek),
        lastWeek: written(lastWeek),
        unseen: unseen.map(({ studentId, last, days }) => ({
          student: studentId,
          last: last === null ? null : dateOf(last),
          days,
        })),
      }
    },
  } satisfies Partial<Handlers>
}

const written = ({ monday, answersByDay, ...counts }: Week) => ({
  ...counts,
  monday: dateOf(monday),
  answersByDay: [...answersByDay],
})

/** Returns when each student made the last move of a round with an answer, by student id. */
function lastPlayed(rounds: readonly PlayedRound[]): ReadonlyMap<string, number> {
  const lastById = new Map<string, number>()
  for (const { studentId, answers, madeAt } of rounds) {
    if (answers > 0) lastById.set(studentId, Math.max(madeAt, lastById.get(studentId) ?? 0))
  }
  return lastById
}

import type { InsightGroup } from '#contract'
import { createDayOf, dateOf, type Week, weeksOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { groupsIn, readyIn, roundsLast, unseenIn } from '../insight/class-insight.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'

export const insightHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)

  return {
    'GET /api/classes/{class}/insight': async ({ params }) => {
      const now = clock()
      const about = { now, today: dayOf(now), dayOf }
      const [classroom, students, rounds, completions] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.insight.roundsInClass(params.class, now - roundsLast),
        store.insight.completedInClass(params.class, now - roundsLast),
      ])
      const [groups, ready, unseen] = await Promise.all([
        groupsIn(store, rounds, about),
        readyIn(store, completions, about),
        unseenIn(store, params.class, rounds, about),
      ])
      const { thisWeek, lastWeek } = weeksOf(rounds, completions, about.today, dayOf)
      return {
        classroom: withStudentCount(classroom, students.length),
        students,
        today: dateOf(about.today),
        thisWeek: weekInDates(thisWeek),
        lastWeek: weekInDates(lastWeek),
        groups: groups.map(
          ({ studentIds, ...group }): InsightGroup =>
            group.kind === 'slip'
              ? { ...group, students: [...studentIds], levels: [...group.levels] }
              : { ...group, students: [...studentIds] },
        ),
        ready: ready.map(({ studentId, ...one }) => ({ ...one, student: studentId })),
        unseen: unseen.map(({ studentId, last, days }) => ({
          student: studentId,
          last: last === null ? null : dateOf(last),
          days,
        })),
      }
    },
  } satisfies Partial<Handlers>
}

const weekInDates = ({ monday, answersByDay, ...counts }: Week) => ({
  ...counts,
  monday: dateOf(monday),
  answersByDay: [...answersByDay],
})

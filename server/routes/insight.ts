import type { ClassFindings, InsightGroup } from '#contract'
import { findingsShown, operations } from '#maths'
import { createDayOf, dateOf, followersOf, recentQuestions, slipIn, type Week, weeksOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { insightIn, roundsLast, unseenIn } from '../insight/class-insight.ts'
import { lastSlipAnswers } from '../insight/slip-answers.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'

export const insightHandlers = ({ store, shownAt, playables, releases, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)

  return {
    'GET /api/insight': async ({ caller }) => {
      const now = shownAt()
      const inUse = (await store.classes.listOf(caller.id)).filter(({ archivedAt }) => archivedAt === null)
      const classes: Record<string, ClassFindings> = {}
      // One class after the other, so that requests of others come in between.
      for (const { id } of inUse.slice(0, findingsShown)) {
        const { groups, ready } = await insightIn(store, id, { now, today: dayOf(now), dayOf })
        classes[id] = { first: findingOf(groups), groups: groups.length, ready: ready.length }
      }
      return { classes }
    },
    'GET /api/classes/{class}/insight': async ({ params }) => {
      const now = shownAt()
      const about = { now, today: dayOf(now), dayOf }
      const [classroom, students, { all, completions, groups, ready }] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        insightIn(store, params.class, about),
      ])
      const unseen = await unseenIn(store, params.class, all, about)
      const { thisWeek, lastWeek } = weeksOf(all, completions, about.today, dayOf)
      return {
        classroom: withStudentCount(classroom, students.length),
        students,
        today: dateOf(about.today),
        thisWeek: weekInDates(thisWeek),
        lastWeek: weekInDates(lastWeek),
        groups: groups.map(
          ({ studentIds, ...group }): InsightGroup =>
            group.kind === 'slip'
              ? { ...group, students: [...studentIds], levels: [...group.levels], practice: [...group.practice] }
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
    'GET /api/classes/{class}/slips/{operation}/{slip}': async ({ params }) => {
      const operation = operations.find((one) => one === params.operation)
      const slip = operation && slipIn(operation, params.slip)
      if (!slip) throw new ApiProblem('notFound', 'There is no such slip')
      const now = shownAt()
      const today = dayOf(now)
      const [classroom, students, rounds] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.insight.roundsInClass(params.class, now - roundsLast),
      ])
      const inOperation = rounds.filter((round) => round.operation === operation)
      const followers = followersOf(recentQuestions(inOperation, today, dayOf), slip)
      const replaying = { store, playables, releases }
      const named = followers.flatMap((follower) => {
        const student = students.find(({ id }) => id === follower.studentId)
        return student ? [{ ...follower, id: student.id, shortName: student.shortName }] : []
      })
      return {
        classroom: withStudentCount(classroom, students.length),
        today: dateOf(today),
        students: await Promise.all(
          named.map(async ({ levels, tries, lastDay, roundIds, ...follower }) => ({
            ...follower,
            levels: [...levels],
            tries: [...tries],
            lastDay: dateOf(lastDay),
            answers: await lastSlipAnswers(replaying, follower.id, roundIds, slip),
          })),
        ),
      }
    },
  } satisfies Partial<Handlers>
}

function findingOf([first]: Awaited<ReturnType<typeof insightIn>>['groups']): ClassFindings['first'] {
  if (!first) return null
  const { studentIds, operation } = first
  const students = studentIds.length
  return first.kind === 'slip'
    ? { kind: 'slip', operation, slip: first.slip, levels: [...first.levels], students }
    : { kind: 'stuck', operation, levelId: first.levelId, students }
}

const weekInDates = ({ monday, answersByDay, ...counts }: Week) => ({
  ...counts,
  monday: dateOf(monday),
  answersByDay: [...answersByDay],
})

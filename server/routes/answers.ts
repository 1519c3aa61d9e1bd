import { mostClosedTasks } from '#contract'
import { findLevel } from '#maths'
import { createDayOf, dateOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { answeredLevels, lastAnswers, mostAnswers } from '../rounds/answers.ts'
import { lastOwnAnswers } from '../rounds/own-answers.ts'
import { headOf } from '../students/head-of.ts'

export const answerHandlers = ({ store, clock, playables, releases, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  const clockTime = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
  const ownAnswers = async (student: string, classId: string) =>
    lastOwnAnswers(
      store.answeredRounds,
      playables,
      releases,
      student,
      await store.tasks.listOf(classId, mostClosedTasks),
    )
  return {
    'GET /api/classes/{class}/students/{student}/answers': async ({ caller: { classroom }, params, input }) => {
      const { operation, levelId } = input
      const level = operation && levelId ? { operation, levelId } : null
      if (level && !findLevel(level.operation, level.levelId))
        throw new ApiProblem('notFound', 'There is no such level')
      const [head, levels, inLevels, toOwnProblems] = await Promise.all([
        headOf(store, params.student, classroom),
        answeredLevels(store, params.student),
        lastAnswers(store, playables, releases, params.student, level),
        level ? [] : ownAnswers(params.student, classroom.id),
      ])
      const answers = [...inLevels, ...toOwnProblems].sort((a, b) => b.madeAt - a.madeAt).slice(0, mostAnswers)
      const today = dayOf(clock())
      return {
        ...head,
        today: dateOf(today),
        levels,
        answers: answers.map(({ madeAt, ...answer }) => {
          const day = dayOf(madeAt)
          return {
            ...answer,
            day: dateOf(day),
            time: day === today && !answer.isOnPaper ? clockTime.format(madeAt) : null,
          }
        }),
      }
    },
  } satisfies Partial<Handlers>
}

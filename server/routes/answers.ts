import { findLevel, type PlayableKind, type SetId } from '#maths'
import { createDayOf, dateOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { answeredLevels, lastAnswers, mostAnswers } from '../rounds/answers.ts'
import { lastOwnAnswers, seenSets } from '../rounds/own-answers.ts'
import { headOf } from '../students/head-of.ts'

export const answerHandlers = ({ store, clock, playables, releases, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  const clockTime = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
  /** Returns the answered sets that a class sees, with the answers to one of them, to all of them or to none. */
  async function ownAnswers(student: string, classId: string, of: SetId | 'all' | 'none') {
    const sources = { store, playables, releases }
    const seen = await seenSets(sources, student, classId)
    const answers = of === 'none' ? [] : await lastOwnAnswers(sources, student, seen, of === 'all' ? null : of)
    return { sets: [...seen.sets], answers }
  }

  return {
    'GET /api/classes/{class}/students/{student}/answers': async ({ caller: { classroom }, params, input }) => {
      const { operation, levelId, teacher, set: id } = input
      const level = operation && levelId ? { operation, levelId } : null
      const set = teacher && id ? { teacher, id } : null
      if (level && !findLevel(level.operation, level.levelId))
        throw new ApiProblem('notFound', 'There is no such level')
      const [head, levels, inLevels, own] = await Promise.all([
        headOf(store, params.student, classroom),
        answeredLevels(store, params.student),
        set ? [] : lastAnswers(store, playables, releases, params.student, level),
        ownAnswers(params.student, classroom.id, set ?? (level ? 'none' : 'all')),
      ])
      const byKind = { level: inLevels, set: own.answers } satisfies Readonly<Record<PlayableKind, readonly unknown[]>>
      const answers = Object.values(byKind)
        .flat()
        .sort((a, b) => b.madeAt - a.madeAt)
        .slice(0, mostAnswers)
      const today = dayOf(clock())
      return {
        ...head,
        today: dateOf(today),
        levels,
        sets: own.sets,
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

import type { Operation } from '#maths'
import {
  boxesOf,
  boxesOfClass,
  type CompletedLevels,
  createDayOf,
  enoughOf,
  highestStage,
  lastAnswersOf,
  type PlayedRound,
  questionsOf,
  recentQuestions,
  triesOf,
} from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import type { BestsByOperation } from '../store/progress/progress.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { headOf } from '../students/head-of.ts'

/** The age of the oldest rounds of a class that are read: 14 days, and some for a round that began earlier. */
const roundsLast = 16 * 24 * 3600_000

export const boxHandlers = ({ store, shownAt, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  return {
    'GET /api/classes/{class}/levels': async ({ params }) => {
      const now = shownAt()
      const [classroom, students, read, completed] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.insight.roundsInClass(params.class, now - roundsLast),
        store.insight.completedInClass(params.class, 0),
      ])
      const questions = byStudent(recentQuestions(read, dayOf(now), dayOf))
      const done = byStudent(completed)
      const levels = boxesOfClass(
        students.map(({ id }) => ({
          id,
          levels: boxesOf(lastAnswersOf(questions.get(id) ?? []), completedLevels(done.get(id) ?? [])),
        })),
        students.length,
      )
      return {
        classroom: withStudentCount(classroom, students.length),
        students,
        enough: enoughOf(students.length),
        levels: levels.map(({ box, level, students, tried }) => ({
          ...{ box, operation: level.operation, levelId: level.id, tried },
          students: [...students],
        })),
      }
    },

    'GET /api/classes/{class}/students/{student}/levels': async ({ caller: { classroom }, params: { student } }) => {
      const [head, rounds, bests] = await Promise.all([
        headOf(store, student, classroom),
        store.insight.roundsOfStudent(student, 0),
        store.progress.bestsOf(student),
      ])
      const completed = completedLevels(completedIn(bests))
      const levels = boxesOf(lastAnswersOf(questionsOf(rounds, dayOf)), completed)
      const stages = [...new Set(levels.map(({ level }) => level.operation))].flatMap((operation) => {
        const stage = highestStage(operation, completed)
        return stage ? [{ operation, stage }] : []
      })
      return {
        ...head,
        stages,
        levels: levels.map(({ box, level, last }) => ({
          ...{ box, operation: level.operation, levelId: level.id },
          last: triesOf(last),
        })),
      }
    },
  } satisfies Partial<Handlers>
}

type CompletedLevel = Pick<PlayedRound, 'operation' | 'levelId'>

function completedIn(bests: BestsByOperation): CompletedLevel[] {
  return (Object.entries(bests) as [Operation, NonNullable<BestsByOperation[Operation]>][]).flatMap(
    ([operation, levels]) =>
      Object.entries(levels).flatMap(([levelId, { completed }]) => (completed ? [{ operation, levelId }] : [])),
  )
}

function completedLevels(completed: readonly CompletedLevel[]): CompletedLevels {
  const byOperation: Partial<Record<Operation, Set<string>>> = {}
  for (const { operation, levelId } of completed) {
    byOperation[operation] ??= new Set()
    byOperation[operation].add(levelId)
  }
  return byOperation
}

function byStudent<Row extends { readonly studentId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.studentId, [...(groups.get(row.studentId) ?? []), row])
  return groups
}

import { mostClosedTasks, mostListedSheets, mostOwnSheets, mostWorksheets } from '#contract'
import {
  byKind,
  type ContentPart,
  contentParts,
  findLevel,
  isSameVersion,
  releasedRules,
  type SetVersion,
  setsIn,
} from '#maths'
import { createDayOf, dateOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem, invalidField } from '../http/problem.ts'
import { takeCodeTry } from '../limits/shared-limits.ts'
import type { Store } from '../store/open.ts'
import type { PlayedSet } from '../store/tasks/set-versions.ts'
import { studentsOf } from '../students/class-of.ts'
import { printedSet, printedSets } from '../worksheets/printed-sets.ts'

export const worksheetHandlers = ({ store, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  return {
    'GET /api/classes/{class}/worksheets': async ({ params }) => {
      const worksheets = await store.worksheets.listOf(params.class, mostListedSheets)
      return { worksheets: worksheets.map((one) => ({ worksheet: one, madeOn: dateOf(dayOf(one.createdAt)) })) }
    },

    'POST /api/classes/{class}/worksheets': async ({ caller: { id: teacherId, classroom }, input }) => {
      const known = await store.worksheets.select(teacherId, input.id)
      if (known?.classId === classroom.id) return known
      if (known) throw new ApiProblem('refused', 'This id is taken')
      const parts = contentParts(input.content)
      if (parts.length > input.count)
        throw invalidField('count', 'must not be smaller than the number of levels and sets')
      await requireParts(store, parts, { teacherId, classId: classroom.id })
      if (!releasedRules(input.rules)) throw new ApiProblem('notYet', 'The server does not know these rules yet')
      if (input.isForEach) await requireFewStudents(store, classroom.id)
      if ((await store.worksheets.countOfTeacher(teacherId)) >= mostWorksheets)
        throw new ApiProblem('refused', `A teacher has at most ${mostWorksheets} worksheets`)
      await store.worksheets.create({ ...input, teacherId, classId: classroom.id })
      const made = await store.worksheets.select(teacherId, input.id)
      if (!made) throw new ApiProblem('busy', 'The worksheet was deleted meanwhile')
      return made
    },

    'GET /api/worksheets/{code}': async ({ caller: { id: teacherId }, params: { code }, address }) => {
      const taken = await takeCodeTry(store, teacherId, address())
      if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong codes. Please wait ten minutes')
      const worksheet = await store.worksheets.selectByCode(teacherId, code)
      if (!worksheet) throw new ApiProblem('notFound', 'There is no worksheet with this code')
      for (const one of taken) await store.tries.giveBack(one)
      const { classroom, isForEach } = worksheet
      const students = classroom && isForEach ? await studentsOf(store, classroom.id) : []
      return { worksheet, classroom, students, sets: await printedSets(store, worksheet) }
    },

    'GET /api/classes/{class}/sets/{set}': async ({ caller: { id: teacherId, classroom }, params, input }) => {
      const of = { teacher: input.teacher, id: params.set, version: Number(input.version) }
      return printedSet(of, await printableSet(store, of, { teacherId, classId: classroom.id }))
    },
  } satisfies Partial<Handlers>
}

interface Printing {
  readonly teacherId: string
  readonly classId: string
}

/** Throws if a part does not exist for the teacher: a level, or a set that the teacher may not print. */
async function requireParts(store: Store, parts: readonly ContentPart[], printing: Printing): Promise<void> {
  for (const part of parts)
    await byKind<ContentPart, unknown>(part, {
      level: ({ operation, levelId }) => {
        if (!findLevel(operation, levelId)) throw new ApiProblem('notFound', 'There is no such level')
      },
      set: ({ set }) => printableSet(store, set, printing),
    })
}

/**
 * Returns a version of a set that a teacher may print for a class: one of the teacher, also of a deleted set, or one
 * that a task of the class has. Any other one looks like one that does not exist.
 */
async function printableSet(store: Store, set: SetVersion, { teacherId, classId }: Printing): Promise<PlayedSet> {
  const isInTask = async () => {
    const tasks = await store.tasks.listOf(classId, mostClosedTasks)
    return tasks.some(({ parts }) => setsIn(parts).some((one) => isSameVersion(one, set)))
  }
  const isAllowed = set.teacher === teacherId || (await isInTask())
  const version = isAllowed ? await store.setVersions.select(set) : null
  if (!version) throw new ApiProblem('notFound', 'There is no such set')
  return version
}

async function requireFewStudents(store: Store, classId: string): Promise<void> {
  if ((await store.insight.joinedAt(classId)).size > mostOwnSheets)
    throw new ApiProblem('refused', `At most ${mostOwnSheets} students of a class get a sheet of their own`)
}

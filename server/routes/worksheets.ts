import { mostOwnSheets, mostWorksheets } from '#contract'
import { findLevel, releasedRules } from '#maths'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeCodeTry } from '../limits/shared-limits.ts'
import type { Store } from '../store/open.ts'
import { studentsOf } from '../students/class-of.ts'

export const worksheetHandlers = ({ store }: Services) =>
  ({
    'POST /api/classes/{class}/worksheets': async ({ caller: { id: teacherId, classroom }, input }) => {
      const known = await store.worksheets.select(teacherId, input.id)
      if (known?.classId === classroom.id) return known
      if (known) throw new ApiProblem('refused', 'This id is taken')
      const { levels } = input.content
      if (levels.length > input.count) throw invalid('count', 'must not be smaller than the number of levels')
      if (!levels.every(({ operation, levelId }) => findLevel(operation, levelId)))
        throw new ApiProblem('notFound', 'There is no such level')
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
      return { worksheet, classroom, students: classroom && isForEach ? await studentsOf(store, classroom.id) : [] }
    },
  }) satisfies Partial<Handlers>

async function requireFewStudents(store: Store, classId: string): Promise<void> {
  if ((await store.insight.joinedAt(classId)).size > mostOwnSheets)
    throw new ApiProblem('refused', `At most ${mostOwnSheets} students of a class get a sheet of their own`)
}

const invalid = (path: string, message: string) =>
  new ApiProblem('invalid', 'This is not what the endpoint expects', { fields: [{ path, message }] })

import { noSuchClass, noSuchStudent, teachesIn } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { changesLast } from '../store/students/name-changes.ts'

export const moveUpHandlers = ({ store, clock }: Services) =>
  ({
    'GET /api/classes/{class}/moves-up': async ({ caller: { id: teacher, classroom } }) => {
      const moves = await store.movesUp.listOf(classroom.id, clock() - changesLast)
      const shown = moves.map(async ({ id, into, students, movedAt }) => {
        const other = await store.classes.selectTaught(teacher, into)
        if (!other || !teachesIn(other)) return []
        return [{ id, into: other.name, students, at: movedAt, until: movedAt + changesLast }]
      })
      return { moves: (await Promise.all(shown)).flat() }
    },

    'POST /api/classes/{class}/moves-up': async ({ caller: { id: movedBy, classroom }, input }) => {
      const other = await store.classes.selectTaught(movedBy, input.into)
      if (!other || !teachesIn(other)) throw noSuchClass()
      if (other.id === classroom.id) throw new ApiProblem('refused', 'The students are in this class')
      const outcome = await store.movesUp.move({ ...input, classId: classroom.id, movedBy })
      if (outcome === 'noStudent') throw noSuchStudent()
      if (outcome === 'noClass') throw new ApiProblem('refused', 'The other class is archived or deleted')
      if (outcome === 'tooMany') throw new ApiProblem('refused', 'A class has at most 500 students')
      if (outcome === 'idTaken') throw new ApiProblem('refused', 'This id is taken by another move')
      return {}
    },

    'DELETE /api/classes/{class}/moves-up/{moveUp}': async ({ caller: { id: teacher, classroom }, params }) => {
      const into = await store.movesUp.intoOf(classroom.id, params.moveUp)
      const other = into === null ? null : await store.classes.selectTaught(teacher, into)
      if (!other || !teachesIn(other)) throw new ApiProblem('notFound', 'There is no such move')
      const students = await store.movesUp.undo(classroom.id, params.moveUp, clock() - changesLast)
      if (students === null) throw new ApiProblem('refused', 'It is too late to undo this')
      return { students }
    },
  }) satisfies Partial<Handlers>

import type { Handlers, Services } from '../call.ts'
import { ApiProblem } from '../problem.ts'
import type { Removed } from '../store/removals.ts'

/**
 * For how many milliseconds a removal can be undone: the ten seconds that the browser counts from the reply (readings.md,
 * "Classes"), and as many for the way of that reply and of the undo over a slow network.
 */
export const undoWithin = 20_000

export const removalHandlers = ({ store }: Services) =>
  ({
    'DELETE /api/classes/{code}/students/{student}': async ({ caller, params, input }) => {
      const about = { id: input.removal, studentId: params.student, classId: caller.classroom.id }
      const removed = await store.removals.removeStudent({ ...about, removedBy: caller.id })
      return answer(removed, 'There is no such student in this class')
    },

    'DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}': async ({
      caller,
      params: { student, operation, levelId },
      input,
    }) => {
      const about = { id: input.removal, studentId: student, classId: caller.classroom.id, operation, levelId }
      const removed = await store.removals.removeProgress({ ...about, removedBy: caller.id })
      return answer(removed, 'There is no progress in this level')
    },

    'POST /api/classes/{code}/removals/{removal}/undo': async ({ caller, params, input }) => {
      const about = { id: params.removal, studentId: input.student, classId: caller.classroom.id }
      const outcome = await store.removals.undo(about, undoWithin)
      if (outcome === 'nothingThere') throw new ApiProblem('notFound', 'There is no such removal')
      if (outcome === 'tooLate') throw new ApiProblem('refused', 'It is too late to undo this')
      return {}
    },
  }) satisfies Partial<Handlers>

function answer(removed: Removed, nothingThere: string) {
  if (removed === 'nothingThere') throw new ApiProblem('notFound', nothingThere)
  if (removed === 'idTaken') throw new ApiProblem('refused', 'This id is taken by another removal')
  return {}
}

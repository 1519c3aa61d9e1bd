import { requireStudent } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { changesLast } from '../store/students/name-changes.ts'
import type { Removed, UndoTimes } from '../store/students/removals.ts'

/**
 * Milliseconds in which each kind of removal can be undone. For a student, these are the ten seconds that the browser
 * counts from the response (docs/product/accounts-and-classes.md, "Remove and undo"), and ten more for the response and
 * the undo to cross a slow network.
 */
export const undoWithin = { membership: 20_000, progress: changesLast } as const satisfies UndoTimes

export const removalHandlers = ({ store, streams }: Services) =>
  ({
    'POST /api/classes/{class}/students/{student}/removals': async ({
      caller: { id: removedBy, classroom },
      params: { student },
      input: { id, operation, levelId },
    }) => {
      const removal = { id, studentId: student, classId: classroom.id, removedBy }
      if (operation === undefined || levelId === undefined)
        return reply(await store.removals.removeStudent(removal), 'There is no such student in this class')
      await requireStudent(classroom, student, store)
      const removed = await store.removals.removeProgress({ ...removal, operation, levelId })
      return reply(removed, 'There is no progress in this level')
    },

    'DELETE /api/classes/{class}/students/{student}/removals/{removal}': async ({
      caller: { classroom },
      params,
      log,
    }) => {
      const removal = { id: params.removal, studentId: params.student, classId: classroom.id }
      let outcome = await store.removals.undo(removal, undoWithin)
      if (outcome === 'notFound') {
        outcome = await store.merges.undo(removal)
        if (outcome === 'undone') {
          streams.endAccount(params.student)
          log('mergeUndone')
        }
      }
      if (outcome === 'notFound') throw new ApiProblem('notFound', 'There is no such removal')
      if (outcome === 'tooLate') throw new ApiProblem('refused', 'It is too late to undo this')
      return {}
    },
  }) satisfies Partial<Handlers>

function reply(removed: Removed, missing: string) {
  if (removed === 'notFound') throw new ApiProblem('notFound', missing)
  if (removed === 'idTaken') throw new ApiProblem('refused', 'This id is taken by another removal')
  return {}
}

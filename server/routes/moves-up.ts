import { hasRight } from '#contract'
import { isArchived, noSuchClass, noSuchStudent } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import type { TaughtClass } from '../store/classes/classes.ts'
import type { Store } from '../store/open.ts'
import { changesLast } from '../store/students/name-changes.ts'

/** The most moves of a class that its page lists, the newest ones. */
const mostMoves = 100

export const moveUpHandlers = ({ store, clock }: Services) =>
  ({
    'GET /api/classes/{class}/moves-up': async ({ caller: { id: teacher, classroom } }) => {
      const moves = (await store.movesUp.listOf(classroom.id, clock() - changesLast)).slice(0, mostMoves)
      const targets = [...new Set(moves.map(({ into }) => into))]
      const seen = await Promise.all(
        targets.map(async (into) => [into, await targetOf(store, teacher, classroom, into)] as const),
      )
      const targetById = new Map(seen)
      const shown = moves.flatMap(({ id, into, students, movedAt }) => {
        const target = targetById.get(into)
        return target ? [{ id, into: target.name, students, at: movedAt, until: movedAt + changesLast }] : []
      })
      return { moves: shown }
    },

    'POST /api/classes/{class}/moves-up': async ({ caller: { id: movedBy, classroom }, input, nameInLog }) => {
      const other = await store.classes.selectTaught(movedBy, input.into)
      if (!other || !hasRight(other.role, 'teaches')) throw noSuchClass()
      if (other.id === classroom.id) throw new ApiProblem('refused', 'The students are in this class')
      // A co-teacher must not take the students away from their owner.
      if (!hasRight(classroom.role, 'owns') && !(await store.classTeachers.haveSameOwner(classroom.id, other.id)))
        throw new ApiProblem('refused', 'Only the owner moves students into a class of another owner')
      nameInLog({ class: classroom.id, into: other.id })
      const outcome = await store.movesUp.move({ ...input, classId: classroom.id, movedBy })
      if (outcome === 'noStudent') throw noSuchStudent()
      if (outcome === 'noClass') throw new ApiProblem('refused', 'The other class is archived or deleted')
      if (outcome === 'tooMany') throw new ApiProblem('refused', 'A class has at most 500 students')
      if (outcome === 'undone') throw new ApiProblem('refused', 'This move has been undone')
      if (outcome === 'idTaken') throw new ApiProblem('refused', 'This id is taken by another move')
      return {}
    },

    'DELETE /api/classes/{class}/moves-up/{moveUp}': async ({
      caller: { id: teacher, classroom },
      params,
      nameInLog,
    }) => {
      const into = await store.movesUp.intoOf(classroom.id, params.moveUp)
      const target = into === null ? null : await targetOf(store, teacher, classroom, into)
      if (into === null || !target) throw new ApiProblem('notFound', 'There is no such move')
      nameInLog({ class: classroom.id, into })
      const students = await store.movesUp.undo(classroom.id, params.moveUp, clock() - changesLast)
      if (students === null && target.isArchived) throw isArchived()
      if (students === null) throw new ApiProblem('refused', 'It is too late to undo this')
      return { students }
    },
  }) satisfies Partial<Handlers>

/**
 * Returns the class that a move led into, without a name where it has been deleted. Returns null for a teacher who
 * neither owns the class that the students left nor may change the other one.
 */
async function targetOf(store: Store, teacher: string, from: TaughtClass, into: string) {
  const isOwner = hasRight(from.role, 'owns')
  const taught = isOwner ? null : await store.classes.selectTaught(teacher, into)
  if (!isOwner && (!taught || !hasRight(taught.role, 'teaches'))) return null
  const known = taught ?? (await store.classes.select(into))
  return { name: known?.name ?? null, isArchived: known != null && known.archivedAt !== null }
}

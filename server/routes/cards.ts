import { noSuchStudent } from '../access.ts'
import { cardsAreOff } from '../auth/card-secrets.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'

export const cardHandlers = ({ store, streams, cardSecrets }: Services) =>
  ({
    'POST /api/classes/{class}/listed-students': async ({ caller: { classroom }, input }) => {
      if (!cardSecrets) throw cardsAreOff()
      const outcome = await store.listedStudents.add({ ...input, classId: classroom.id })
      if (outcome === 'notFound') throw new ApiProblem('notFound', 'There is no such class')
      if (outcome === 'tooMany') throw new ApiProblem('refused', 'A class has at most 500 students')
      return {}
    },

    'GET /api/classes/{class}/cards': async ({ params }) => {
      if (!cardSecrets) throw cardsAreOff()
      const [classroom, students, cards] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.cards.listOf(params.class),
      ])
      const cardOf = new Map(cards.map((card) => [card.studentId, card]))
      return {
        classroom: withStudentCount(classroom, students.length),
        cards: students.flatMap(({ id, shortName }) => {
          const card = cardOf.get(id)
          if (!card) return []
          const { version, usedAt } = card
          return [
            { id, shortName, version, usedAt, key: cardSecrets.keyOf(card), pictures: cardSecrets.picturesOf(card) },
          ]
        }),
      }
    },

    'POST /api/classes/{class}/cards': async ({ caller: { classroom }, input, log }) => {
      if (!cardSecrets) throw cardsAreOff()
      const held = new Set((await store.cards.listOf(classroom.id)).map(({ studentId }) => studentId))
      if (input.replaced.some(({ student }) => !held.has(student))) throw noSuchStudent()
      const cards = input.replaced.map(({ student: studentId, version }) => ({ studentId, version }))
      for (const student of await store.cards.replace(classroom.id, cards)) streams.endAccount(student)
      // The account of whoever has used the old card must not open the student's any more.
      const ended = await store.merges.endReplaced(cards.map(({ studentId }) => studentId))
      for (const student of ended) {
        streams.endAccount(student)
        log('mergeUndone')
      }
      return {}
    },

    'DELETE /api/classes/{class}/sessions': async ({ caller: { classroom } }) => {
      const students = (await store.classes.students(classroom.id)).map(({ id }) => id)
      await store.sessions.revokeOf(...students)
      for (const student of students) streams.endAccount(student)
      return {}
    },

    'DELETE /api/classes/{class}/students/{student}/sessions': async ({ params: { student } }) => {
      await store.sessions.revokeOf(student)
      streams.endAccount(student)
      return {}
    },
  }) satisfies Partial<Handlers>

import { classFacts, createDayOf, dateOf, factStatus, medianTenths, triedFacts } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { writtenTries } from '../insight/fact-tries.ts'
import { factsSince, recentFacts } from '../insight/recent-facts.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { headOf } from '../students/head-of.ts'

export const factHandlers = ({ store, shownAt, playables, releases, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)

  return {
    'GET /api/classes/{class}/facts': async ({ params }) => {
      const now = shownAt()
      const [classroom, students, rounds] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.factRounds.inClass(params.class, factsSince(now)),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        facts: classFacts(recentFacts(rounds, dayOf(now), dayOf)).map(({ numbers: [a, b], ...counts }) => ({
          a,
          b,
          ...counts,
        })),
      }
    },

    'GET /api/classes/{class}/students/{student}/facts': async ({ caller: { classroom }, params: { student } }) => {
      const now = shownAt()
      const [head, rounds] = await Promise.all([
        headOf(store, student, classroom),
        store.factRounds.ofStudent(student, factsSince(now)),
      ])
      return {
        ...head,
        today: dateOf(dayOf(now)),
        facts: triedFacts(recentFacts(rounds, dayOf(now), dayOf)).map(({ numbers: [a, b], last }) => ({
          ...{ a, b, status: factStatus(last), median: medianTenths(last) },
          last: last.toReversed().map(({ madeAt, ...tried }) => ({ ...tried, day: dateOf(dayOf(madeAt)) })),
        })),
      }
    },

    'GET /api/classes/{class}/students/{student}/fact-tries': async ({ params: { student }, input: { a, b } }) => {
      const now = shownAt()
      const rounds = recentFacts(await store.factRounds.ofStudent(student, factsSince(now)), dayOf(now), dayOf)
      const replaying = { store, playables, releases }
      const tries = await writtenTries(replaying, student, rounds, [Number(a), Number(b)])
      return {
        today: dateOf(dayOf(now)),
        tries: tries.map(({ madeAt, ...tried }) => ({ ...tried, day: dateOf(dayOf(madeAt)) })),
      }
    },
  } satisfies Partial<Handlers>
}

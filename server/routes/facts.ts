import { classFacts, createDayOf, dateOf, type FactRound, factStatus, medianTenths, triedFacts } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { headOf } from '../students/head-of.ts'

/** The days of play that count, and the age of the oldest rounds that are read: a round may have begun earlier. */
const daysOfFacts = 90
const roundsLast = (daysOfFacts + 2) * 24 * 3600_000

export const factHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  const recent = (rounds: readonly FactRound[], now: number) =>
    rounds.filter(({ madeAt }) => dayOf(madeAt) > dayOf(now) - daysOfFacts)

  return {
    'GET /api/classes/{class}/facts': async ({ params }) => {
      const now = clock()
      const [classroom, students, rounds] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.factRounds.inClass(params.class, now - roundsLast),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        facts: classFacts(recent(rounds, now)).map(({ numbers: [a, b], ...counts }) => ({ a, b, ...counts })),
      }
    },

    'GET /api/classes/{class}/students/{student}/facts': async ({ caller: { classroom }, params: { student } }) => {
      const now = clock()
      const [head, rounds] = await Promise.all([
        headOf(store, student, classroom),
        store.factRounds.ofStudent(student, now - roundsLast),
      ])
      return {
        ...head,
        today: dateOf(dayOf(now)),
        facts: triedFacts(recent(rounds, now)).map(({ numbers: [a, b], last }) => ({
          ...{ a, b, status: factStatus(last), median: medianTenths(last) },
          last: last.toReversed().map(({ madeAt, ...tried }) => ({ ...tried, day: dateOf(dayOf(madeAt)) })),
        })),
      }
    },
  } satisfies Partial<Handlers>
}

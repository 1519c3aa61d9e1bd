import { mostTeachers } from '#contract'
import { latestEnd } from '#contract/class-roles'
import { beginOf, dayOn } from '#maths'
import { createDayOf, type DayOf, dateOf } from '#maths/insight'
import { noSuchClass } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem, invalidField } from '../http/problem.ts'
import { withLastDay } from '../store/classes/class-roles.ts'

export const classTeacherHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  const teachersOf = async (classId: string) => {
    const teachers = await store.classTeachers.listOf(classId)
    return { teachers: teachers.map((one) => withLastDay(one, dayOf)), today: dateOf(dayOf(clock())) }
  }
  return {
    'GET /api/classes/{class}/teachers': async ({ caller: { classroom } }) => teachersOf(classroom.id),

    'POST /api/classes/{class}/teachers': async ({ caller: { id, classroom }, input }) => {
      const until = 'until' in input ? endOf(input.until, { now: clock(), dayOf }) : null
      const { email, role } = input
      const outcome = await store.classTeachers.share(classroom.id, { email, role, until }, id)
      if (outcome === 'notFound') throw noSuchClass()
      if (outcome === 'full') throw new ApiProblem('refused', `A class has at most ${mostTeachers} teachers`)
      return teachersOf(classroom.id)
    },

    'DELETE /api/classes/{class}/teachers/{teacher}': async ({ caller: { classroom }, params }) => {
      await store.classTeachers.withdraw(classroom.id, params.teacher)
      return teachersOf(classroom.id)
    },

    'GET /api/invitations': async ({ caller: { account } }) => {
      const invitations = await store.classInvitations.listFor(account.email)
      return { invitations: invitations.map((one) => withLastDay(one, dayOf)) }
    },

    'PUT /api/invitations/{class}': async ({ caller: { account }, params }) => {
      const isAccepted = await store.classInvitations.accept(account, params.class)
      if (!isAccepted) throw new ApiProblem('notFound', 'There is no such invitation')
      return {}
    },

    'DELETE /api/invitations/{class}': async ({ caller: { account }, params }) => {
      await store.classInvitations.decline(account.email, params.class)
      return {}
    },
  } satisfies Partial<Handlers>
}

/** Returns the moment at which a last day ends. Throws `invalid` for a day before today or more than a year ahead. */
function endOf(until: string, { now, dayOf }: { readonly now: number; readonly dayOf: DayOf }): number {
  const day = dayOn(until)
  if (day < dayOf(now)) throw invalidField('until', 'must not be before today')
  if (until > latestEnd(dateOf(dayOf(now)))) throw invalidField('until', 'must be at most a year ahead')
  return beginOf(day + 1, dayOf)
}

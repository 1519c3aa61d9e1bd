import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { type ClassRole, classRoles, hasRight } from '#contract'
import { type DayOf, dateOf } from '#maths/insight'
import type { Tables } from '../schema.ts'

/** The roles of teachers who may change a class. */
export const teachingRoles: readonly ClassRole[] = classRoles.filter((role) => hasRight(role, 'teaches'))

/** Selects the teachers whose time in a class has not ended. */
export const isCurrent =
  (now: number) =>
  (row: ExpressionBuilder<Tables, 'class_teachers'>): Expression<SqlBool> =>
    row.or([row('class_teachers.until', 'is', null), row('class_teachers.until', '>', now)])

/** Returns a teacher, an invitation or a class with the last day of an ending role instead of the moment of its end. */
export function withLastDay<Shared extends { readonly role: ClassRole; readonly until: number | null }>(
  shared: Shared,
  dayOf: DayOf,
) {
  return { ...shared, until: shared.until === null ? null : dateOf(dayOf(shared.until - 1)) }
}

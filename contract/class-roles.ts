/**
 * The roles of teachers in a class, and what each role may do. Server and browser decide by this table, and the
 * compiler lists the words that a new role needs. The browser imports this file as `#contract/class-roles`, without the
 * schemas of the contract.
 */

/** The rights of a teacher in a class: to see it, to open its sign-in, to change it, and to share and delete it. */
export const classRights = ['reads', 'opens', 'teaches', 'owns'] as const
export type ClassRight = (typeof classRights)[number]

/** The roles that an owner gives without an end. */
export const lastingRoles = ['co-teacher'] as const
/** The roles that an owner gives until the end of a day. */
export const endingRoles = ['reliever'] as const
export type EndingRole = (typeof endingRoles)[number]

/** The roles that an owner gives to other teachers by an invitation. */
export const invitedRoles = [...lastingRoles, ...endingRoles] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** All roles. A class has one owner. */
export const classRoles = ['owner', ...invitedRoles] as const
export type ClassRole = (typeof classRoles)[number]

const rightsByRole: Readonly<Record<ClassRole, readonly ClassRight[]>> = {
  owner: ['reads', 'opens', 'teaches', 'owns'],
  'co-teacher': ['reads', 'opens', 'teaches'],
  reliever: ['reads', 'opens'],
}

/**
 * Returns whether a role has a right. An archived class can be changed by nobody, whatever the role. A role of a newer
 * server, which an older page does not know, has none.
 */
export const hasRight = (role: ClassRole, right: ClassRight) => rightsByRole[role]?.includes(right) ?? false

/** The most days from today until the last day of an ending role. */
const mostDays = 366

/** Returns the latest last day of an ending role that begins on a day, both as texts such as "2026-11-27". */
export function latestEnd(today: string): string {
  return new Date(Date.parse(today) + mostDays * 24 * 3600_000).toISOString().slice(0, 10)
}

export const isEnding = (role: ClassRole): role is EndingRole => endingRoles.some((ending) => ending === role)

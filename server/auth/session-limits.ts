import type { Account } from '../store/accounts.ts'
import type { Session } from '../store/sessions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The idle time and the whole age, in milliseconds, after which a session ends
 * (docs/product/accounts-and-classes.md, "Sessions"). An account with an incomplete registration counts as a student's.
 */
const limits = {
  student: { idle: 60 * minute, inAll: 12 * hour },
  teacher: { idle: 12 * hour, inAll: 7 * day },
} as const

/** The greatest age of any session. */
export const longestSession = limits.teacher.inAll

/** The greatest age of `lastSeenAt` before it is updated: once a minute, not at every request. */
const touchEvery = minute

/** A session of an account that the operator has closed is over at once. */
export function isOver(session: Session, account: Account, now: number): boolean {
  const isTeacher = account.role === 'teacher' && account.isRegistrationComplete
  const { idle, inAll } = limits[isTeacher ? 'teacher' : 'student']
  return account.isDisabled || now - session.lastSeenAt > idle || now - session.createdAt > inAll
}

export function wantsTouch(session: Session, now: number): boolean {
  return now - session.lastSeenAt >= touchEvery
}

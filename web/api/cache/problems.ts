/** The meaning of a failed call to a screen, by the server's name of the problem, not by its status. */
import { ApiError } from '../client/call.ts'

/** It is not there, or no longer, or not theirs, which is the same to a caller. */
export const isNotFound = told('notFound')

/** What was sent cannot be. */
export const isInvalid = told('invalid')

/** The address names no class or student of this teacher. */
export const leadsNowhere = told('notFound', 'invalid')

/** Nobody is signed in on this device any more, or somebody else is. */
export const isSignedOut = told('notSignedIn', 'otherAccount')

/** The undo window has passed, or the removal no longer exists. */
export const isTooLate = told('refused', 'notFound')

const toldNothing = told('network', 'failed')

/** The server has said no: nothing has happened, and asking the same at once would not help. */
export function isDecided(error: Error | null): boolean {
  return error instanceof ApiError && !toldNothing(error)
}

/** No answer came, or none that tells: it may have happened all the same. */
export function mayHaveHappened(error: Error | null): boolean {
  return error !== null && !isDecided(error)
}

function told(...problems: readonly ApiError['problem'][]) {
  return (error: Error | null): boolean => error instanceof ApiError && problems.includes(error.problem)
}

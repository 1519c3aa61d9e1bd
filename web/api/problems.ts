/** What a failed call means to a screen. Goes by what the server called it, not by its status. */
import { ApiError } from './call.ts'

/** It is not there, or no longer, or not theirs, which is the same to a caller. */
export const isNotFound = told('notFound')

/** What was sent cannot be. */
export const isInvalid = told('invalid')

/** An address that leads to nothing: a code that is none, or one of somebody else's class. */
export const leadsNowhere = told('notFound', 'invalid')

/** Nobody is signed in on this device any more, or somebody else is. */
export const isSignedOut = told('notSignedIn', 'otherAccount')

/** Of an undo: its time is over, or what it was of is gone. */
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

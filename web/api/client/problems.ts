/** Tells a screen what a failed call means. Decides by the problem's name, not by the HTTP status. */
import { ApiError } from './call.ts'

/** The thing does not exist, was removed or belongs to another account. A caller cannot tell these apart. */
export const isNotFound = hasProblem('notFound')

/** The address names no class or student of this teacher. */
export const isUnknownAddress = hasProblem('notFound', 'invalid')

/** The class is known to this teacher, who cannot do this in it. */
export const isForbidden = hasProblem('notAllowed', 'archived')

/** Another teacher of the student has locked the name. */
export const isNameLocked = hasProblem('nameLocked')

/** The name was changed too often on this day. */
export const isChangedTooOften = hasProblem('changedTooOften')

/** A newer change must be undone first. */
export const isSuperseded = hasProblem('superseded')

/** Nobody is signed in on this device any more, or somebody else is. */
export const isSignedOut = hasProblem('notSignedIn', 'otherAccount')

/** The undo window has passed, or the removal no longer exists. */
export const isTooLate = hasProblem('refused', 'notFound')

/** The server refuses this input, now and later. */
export const isRefusedInput = hasProblem('invalid')

const isUnclear = hasProblem('network', 'failed')

/** The server has refused: nothing has happened, and an immediate retry would not help. */
export function isDecided(error: Error | null): boolean {
  return error instanceof ApiError && !isUnclear(error)
}

/** No response came, or one that does not tell the outcome: the change may have been made. */
export function mayHaveHappened(error: Error | null): boolean {
  return error !== null && !isDecided(error)
}

function hasProblem(...problems: readonly ApiError['problem'][]) {
  return (error: Error | null): boolean => error instanceof ApiError && problems.includes(error.problem)
}

/** The names under which the device keeps an account (kept-mark.ts, kept-database.ts), without any other code. */

/** The entry of localStorage with the id of the kept account. */
export const keptSlot = 'kept-account'

export const keptDatabase = 'solve-it-maths-account'

/** The names under which the device keeps an account and a log-out, without any other code (mark.ts). */

/** The entry of localStorage with the id of the kept account. */
export const keptSlot = 'kept-account'

export const keptDatabase = 'solve-it-maths-account'

/**
 * The entry of localStorage that is set while the server has not heard of a log-out (sign-in/owed-log-out.ts). Other
 * tabs learn of the log-out from it (sign-in/log-out-elsewhere.ts).
 */
export const owedLogOutSlot = 'log-out-owed'

/** The entry of sessionStorage with the choice whether to hear questions (play/voice/hearing.ts). */
export const hearingSlot = 'hearing'

/** The entry of localStorage with the levels that a child has opened since the log-in (levels/opened-levels.ts). */
export const openedLevelsSlot = 'worked'

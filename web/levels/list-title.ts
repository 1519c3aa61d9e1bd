import { type Operation, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'

/** Returns the title of the list of an operation, which its card has too. */
export const listTitle = (operation: Operation): string =>
  operation === 'numberphase1' ? m.lists_phase_1() : titleByOperation[operation]

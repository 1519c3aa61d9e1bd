import type { SlipId } from './slip-id.ts'

/** These slips are within one step of the right answer, as many answers are. They only explain what no other does. */
export const weakSlips: readonly SlipId[] = ['one-off', 'ten-off-add', 'next-fact', 'next-fact-div', 'side-left-out']

import type { SlipId } from './slip-id.ts'

/**
 * Returns what students do who follow a slip, after their number on a teacher's page: "do not carry", or "does not
 * carry" for one student. Screens call a slip a mistake.
 */
export type Mistake = (students: number) => string

/** The mistakes of some slips in a language, or of all of them. */
export type Mistakes<Id extends SlipId = SlipId> = Readonly<Record<Id, Mistake>>

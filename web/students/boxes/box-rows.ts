import type { Box } from '#contract'
import { m } from '../../language/messages.ts'

interface BoxRow {
  readonly box: Box
  readonly title: string
  /** The rule that the levels of the box follow, and what to do, for one student and for a class. */
  readonly rule: string
  readonly ruleOfClass: string
  /** Why the box of a student is empty. */
  readonly none: string
}

/** The boxes in the order in which they are read: what needs the teacher is first. */
export const boxRows: readonly BoxRow[] = [
  {
    box: 'gaps',
    title: m.boxes_gaps(),
    rule: m.boxes_easy_not_yet(),
    ruleOfClass: m.boxes_easy_not_yet(),
    none: m.boxes_no_gaps(),
  },
  {
    box: 'toBeAchieved',
    title: m.boxes_to_be_achieved(),
    rule: m.boxes_hard_not_yet(),
    ruleOfClass: m.boxes_hard_not_yet_class(),
    none: m.boxes_no_next_steps(),
  },
  {
    box: 'strengths',
    title: m.boxes_strengths(),
    rule: m.boxes_hard_right(),
    ruleOfClass: m.boxes_hard_right_class(),
    none: m.boxes_no_strengths(),
  },
  {
    box: 'achieved',
    title: m.boxes_achieved(),
    rule: m.boxes_easy_right(),
    ruleOfClass: m.boxes_easy_right(),
    none: m.boxes_none_achieved(),
  },
]

/** The upper boxes have the levels that are hard. */
const upperBoxes: readonly Box[] = ['toBeAchieved', 'strengths']

/**
 * Returns how many levels of a box are shown at first. Below each level of a class are names, so the upper boxes show
 * fewer. The lower ones then begin on the first screen of a laptop.
 */
export function shownAtFirst(box: Box, ofClass: boolean): number {
  return ofClass && upperBoxes.includes(box) ? 2 : 4
}

/** Returns the title of a box. */
export const boxTitle = (box: Box): string => boxRows.find((row) => row.box === box)?.title ?? ''

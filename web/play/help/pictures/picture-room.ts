import type { StepDrawing } from '#maths/solve'
import type { PictureProps } from './picture-table.ts'

/** The pictures that need the whole width. */
const wide: readonly StepDrawing['kind'][] = ['numberLine', 'doubleNumberLine', 'orderedNumbers', 'wordTiles']

/** Returns the room of each picture of a step. Two pictures are below each other if one of them is wide. */
export function roomOf(shows: readonly StepDrawing[]): PictureProps<StepDrawing>['room'] {
  if (shows.length === 1) return 'whole'
  return shows.some(({ kind }) => wide.includes(kind)) ? 'low' : 'half'
}

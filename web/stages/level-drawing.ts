import type { Level, Operation } from '#maths'

/** Operations whose parts have the same themes in the same order. All levels of a theme share its drawing. */
const sharesThemes: ReadonlySet<Operation> = new Set<Operation>(['numberphase1'])

/** Returns the id of a level's drawing in level-pictures.svg, such as "numberphase1.7" or "length.2.3". */
export function drawingOf({ operation, id }: Level): string {
  return `${operation}.${sharesThemes.has(operation) ? id.split('.')[1] : id}`
}

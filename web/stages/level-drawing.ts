import type { Operation } from '#maths'

/** The operations whose levels have drawings: one for each theme, which all years share, or one for each level. */
const drawn: Readonly<Partial<Record<Operation, 'theme' | 'level'>>> = { numberphase1: 'theme', length: 'level' }

/**
 * Returns the id of a level's drawing in level-pictures.svg, such as "numberphase1.7" or "length.2.3". Null for a level
 * whose title is an example or the name of a table.
 */
export function drawingOf({ operation, id }: { operation: Operation; id: string }): string | null {
  const by = drawn[operation]
  return by === undefined ? null : `${operation}.${by === 'theme' ? id.split('.')[1] : id}`
}

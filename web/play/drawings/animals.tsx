import type { DrawnProps } from './drawn-props.ts'
import { Flock } from './flock.tsx'

/** Five in a row, each on a cell of its own. */
const leastWidth = 7.2

export function Animals({ drawn, label }: DrawnProps<'animals'>) {
  return <Flock flock={drawn} leastWidth={leastWidth} label={label} />
}

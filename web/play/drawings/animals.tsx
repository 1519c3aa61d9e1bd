import type { DrawnProps } from './drawn-props.ts'
import { Flock } from './flock.tsx'
import { heightOf } from './flock-layout.ts'

export function Animals({ drawn, label }: DrawnProps<'animals'>) {
  return <Flock flock={drawn} highest={(width) => heightOf(drawn, width)} label={label} />
}

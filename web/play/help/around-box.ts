import { type Line, type Notation, textOf } from '#maths/solve'

/** Returns the texts before and after the box of a step's question. */
export function aroundBox(line: Line, written: Notation): readonly [before: string, after: string] {
  const at = line.findIndex(({ kind }) => kind === 'box')
  return [textOf(line.slice(0, at), written).trim(), textOf(line.slice(at + 1), written).trim()]
}

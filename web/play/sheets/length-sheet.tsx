import type { Kinds } from '../answer-kinds.ts'
import { BarFace } from '../drawings/bar.tsx'
import { Grid } from '../drawings/grid.tsx'
import { Ruler } from '../drawings/ruler.tsx'
import { ShapePicture } from '../drawings/shape.tsx'
import { Spans } from '../drawings/spans.tsx'
import { choiceKind } from '../questions/choice-question.tsx'
import type { Pictures } from '../questions/drawing.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { PlaySheet, type SheetProps } from './play-sheet.tsx'

export const lengthKinds: Kinds = { number: numberKind, choice: choiceKind(BarFace) }

export const lengthPictures: Pictures = { spans: Spans, ruler: Ruler, grid: Grid, shape: ShapePicture }

/** The sheet of Length. */
export function LengthSheet(props: SheetProps) {
  return <PlaySheet {...props} kinds={lengthKinds} pictures={lengthPictures} />
}

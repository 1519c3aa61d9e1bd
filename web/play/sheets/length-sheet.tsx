import { Grid } from '../drawings/grid.tsx'
import { Ruler } from '../drawings/ruler.tsx'
import { ShapePicture } from '../drawings/shape.tsx'
import { Spans } from '../drawings/spans.tsx'
import type { Kinds } from '../kinds.ts'
import { BarFace } from '../questions/bar-face.tsx'
import { choiceKind } from '../questions/choice-kind.tsx'
import type { Pictures } from '../questions/drawing.tsx'
import { numberKind } from '../questions/number-kind.ts'
import { PlaySheet, type SheetProps } from './play-sheet.tsx'

export const lengthKinds: Kinds = { number: numberKind, choice: choiceKind(BarFace) }

export const lengthPictures: Pictures = { spans: Spans, ruler: Ruler, grid: Grid, shape: ShapePicture }

/** The task of Length. */
export function LengthSheet(props: SheetProps) {
  return <PlaySheet {...props} kinds={lengthKinds} pictures={lengthPictures} />
}

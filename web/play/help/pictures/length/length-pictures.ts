import type { LengthDrawing } from '#maths/solve'
import type { PictureTable } from '../picture-table.ts'
import { ComparedBarsPicture } from './compared-bars.tsx'
import { CountedSpansPicture } from './counted-spans.tsx'
import { RulerHopsPicture } from './ruler-hops.tsx'
import { UnitLinesPicture } from './unit-lines.tsx'
import { WalkedShapePicture } from './walked-shape.tsx'

export const lengthPictures: PictureTable<LengthDrawing> = {
  comparedBars: ComparedBarsPicture,
  countedSpans: CountedSpansPicture,
  rulerHops: RulerHopsPicture,
  walkedShape: WalkedShapePicture,
  unitLines: UnitLinesPicture,
}

import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import { ComparedBarsPicture } from '../length/compared-bars.tsx'
import { CountedSpansPicture } from '../length/counted-spans.tsx'
import { RulerHopsPicture } from '../length/ruler-hops.tsx'
import { UnitLinesPicture } from '../length/unit-lines.tsx'
import { WalkedShapePicture } from '../length/walked-shape.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of Length. */
export const lengthPictures = {
  placeValueChart: PlaceValueChartPicture,
  comparedBars: ComparedBarsPicture,
  countedSpans: CountedSpansPicture,
  rulerHops: RulerHopsPicture,
  walkedShape: WalkedShapePicture,
  unitLines: UnitLinesPicture,
} satisfies Pictures

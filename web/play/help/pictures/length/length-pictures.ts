import { AreaModelPicture } from '../calculation/area-model.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import type { Pictures } from '../picture-table.ts'
import { ComparedBarsPicture } from './compared-bars.tsx'
import { CountedSpansPicture } from './counted-spans.tsx'
import { RulerHopsPicture } from './ruler-hops.tsx'
import { UnitLinesPicture } from './unit-lines.tsx'
import { WalkedShapePicture } from './walked-shape.tsx'

/** The pictures of Length. */
export const lengthPictures = {
  placeValueChart: PlaceValueChartPicture,
  areaModel: AreaModelPicture,
  comparedBars: ComparedBarsPicture,
  countedSpans: CountedSpansPicture,
  rulerHops: RulerHopsPicture,
  walkedShape: WalkedShapePicture,
  unitLines: UnitLinesPicture,
} satisfies Pictures

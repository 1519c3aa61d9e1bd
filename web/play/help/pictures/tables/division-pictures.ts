import { DotGroupsPicture } from '../calculation/dot-groups.tsx'
import { DoubleNumberLinePicture } from '../calculation/double-number-line.tsx'
import { MultiplesPicture } from '../calculation/multiples.tsx'
import { NumberLinePicture } from '../calculation/number-line.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import { SharedBlocksPicture } from '../calculation/shared-blocks.tsx'
import { ShortDivisionPicture } from '../calculation/short-division.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of Division. */
export const divisionPictures = {
  numberLine: NumberLinePicture,
  placeValueChart: PlaceValueChartPicture,
  blocks: SharedBlocksPicture,
  shortDivision: ShortDivisionPicture,
  dotGroups: DotGroupsPicture,
  multiples: MultiplesPicture,
  doubleNumberLine: DoubleNumberLinePicture,
} satisfies Pictures

import type { Pictures } from '../picture-table.ts'
import { DoubleNumberLinePicture } from './double-number-line.tsx'
import { MultiplesPicture } from './multiples.tsx'
import { NumberLinePicture } from './number-line.tsx'
import { PlaceValueChartPicture } from './place-value-chart.tsx'
import { ShortDivisionPicture } from './short-division.tsx'

/** The pictures of Division. */
export const divisionPictures = {
  numberLine: NumberLinePicture,
  placeValueChart: PlaceValueChartPicture,
  shortDivision: ShortDivisionPicture,
  multiples: MultiplesPicture,
  doubleNumberLine: DoubleNumberLinePicture,
} satisfies Pictures

import type { Pictures } from '../picture-table.ts'
import { AreaModelPicture } from './area-model.tsx'
import { ColumnsPicture } from './columns.tsx'
import { DecimalBarsPicture } from './decimal-bars.tsx'
import { DotArrayPicture } from './dot-array.tsx'
import { EqualGroupsPicture } from './equal-groups.tsx'
import { NumberLinePicture } from './number-line.tsx'
import { PlaceValueChartPicture } from './place-value-chart.tsx'
import { RowsPicture } from './rows.tsx'

/** The pictures of Multiplication. */
export const productPictures = {
  numberLine: NumberLinePicture,
  columns: ColumnsPicture,
  placeValueChart: PlaceValueChartPicture,
  areaModel: AreaModelPicture,
  dotArray: DotArrayPicture,
  equalGroups: EqualGroupsPicture,
  rows: RowsPicture,
  decimalBars: DecimalBarsPicture,
} satisfies Pictures

import { AreaModelPicture } from '../calculation/area-model.tsx'
import { ColumnsPicture } from '../calculation/columns.tsx'
import { DecimalBarsPicture } from '../calculation/decimal-bars.tsx'
import { DotArrayPicture } from '../calculation/dot-array.tsx'
import { EqualGroupsPicture } from '../calculation/equal-groups.tsx'
import { NumberLinePicture } from '../calculation/number-line.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import { RowsPicture } from '../calculation/rows.tsx'
import type { Pictures } from '../picture-table.ts'

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

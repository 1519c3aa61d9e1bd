import { BlocksPicture } from '../calculation/blocks.tsx'
import { ColumnsPicture } from '../calculation/columns.tsx'
import { DecimalBarsPicture } from '../calculation/decimal-bars.tsx'
import { NumberLinePicture } from '../calculation/number-line.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of Addition and Subtraction. */
export const sumPictures = {
  numberLine: NumberLinePicture,
  columns: ColumnsPicture,
  blocks: BlocksPicture,
  decimalBars: DecimalBarsPicture,
  placeValueChart: PlaceValueChartPicture,
} satisfies Pictures

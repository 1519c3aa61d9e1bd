import type { Pictures } from '../picture-table.ts'
import { BlocksPicture } from './blocks.tsx'
import { ColumnsPicture } from './columns.tsx'
import { NumberLinePicture } from './number-line.tsx'
import { PlaceValueChartPicture } from './place-value-chart.tsx'

/** The pictures of Addition and Subtraction. */
export const sumPictures = {
  numberLine: NumberLinePicture,
  columns: ColumnsPicture,
  blocks: BlocksPicture,
  placeValueChart: PlaceValueChartPicture,
} satisfies Pictures

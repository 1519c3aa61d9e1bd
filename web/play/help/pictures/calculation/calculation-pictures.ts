import type { LengthDrawing, NumberDrawing, StepDrawing } from '#maths/solve'
import type { PictureTable } from '../picture-table.ts'
import { AreaModelPicture } from './area-model.tsx'
import { BlocksPicture } from './blocks.tsx'
import { ColumnsPicture } from './columns.tsx'
import { DecimalBarsPicture } from './decimal-bars.tsx'
import { DotArrayPicture } from './dot-array.tsx'
import { DoubleNumberLinePicture } from './double-number-line.tsx'
import { EqualGroupsPicture } from './equal-groups.tsx'
import { MultiplesPicture } from './multiples.tsx'
import { NumberLinePicture } from './number-line.tsx'
import { OrderOfOperationsPicture } from './order-of-operations.tsx'
import { PlaceValueChartPicture } from './place-value-chart.tsx'
import { RowsPicture } from './rows.tsx'
import { ShortDivisionPicture } from './short-division.tsx'

type CalculationDrawing = Exclude<StepDrawing, NumberDrawing | LengthDrawing>

export const calculationPictures: PictureTable<CalculationDrawing> = {
  numberLine: NumberLinePicture,
  columns: ColumnsPicture,
  blocks: BlocksPicture,
  placeValueChart: PlaceValueChartPicture,
  areaModel: AreaModelPicture,
  dotArray: DotArrayPicture,
  equalGroups: EqualGroupsPicture,
  rows: RowsPicture,
  shortDivision: ShortDivisionPicture,
  multiples: MultiplesPicture,
  decimalBars: DecimalBarsPicture,
  orderOfOperations: OrderOfOperationsPicture,
  doubleNumberLine: DoubleNumberLinePicture,
}

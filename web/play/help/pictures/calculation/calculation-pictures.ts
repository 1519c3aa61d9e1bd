import type { LengthDrawing, NumberDrawing, StepDrawing } from '#maths/solve'
import type { PictureTable } from '../picture-table.ts'

type CalculationDrawing = Exclude<StepDrawing, NumberDrawing | LengthDrawing>

export const calculationPictures: Partial<PictureTable<CalculationDrawing>> = {}

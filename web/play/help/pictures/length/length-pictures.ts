import type { LengthDrawing } from '#maths/solve'
import type { PictureTable } from '../picture-table.ts'

export const lengthPictures: Partial<PictureTable<LengthDrawing>> = {}

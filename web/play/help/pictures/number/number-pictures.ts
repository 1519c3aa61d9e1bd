import type { NumberDrawing } from '#maths/solve'
import type { PictureTable } from '../picture-table.ts'

export const numberPictures: Partial<PictureTable<NumberDrawing>> = {}

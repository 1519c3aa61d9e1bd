import type { Pictures } from '../picture-table.ts'
import { DotArrayPicture } from './dot-array.tsx'
import { NumberLinePicture } from './number-line.tsx'

/** The pictures of Times Table. */
export const tablePictures = {
  numberLine: NumberLinePicture,
  dotArray: DotArrayPicture,
} satisfies Pictures

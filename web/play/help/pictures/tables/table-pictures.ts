import { DotArrayPicture } from '../calculation/dot-array.tsx'
import { NumberLinePicture } from '../calculation/number-line.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of Times Table. */
export const tablePictures = {
  numberLine: NumberLinePicture,
  dotArray: DotArrayPicture,
} satisfies Pictures

/** The pictures of each operation. Each table is loaded when it is first needed, because a child needs only one. */
import type { Operation } from '#maths'
import type { Pictures } from './picture-table.ts'

const sums = async () => (await import('./calculation/sum-pictures.ts')).sumPictures

const picturesByOperation: { readonly [O in Operation]: () => Promise<Pictures> } = {
  addition: sums,
  subtraction: sums,
  multiplication: async () => (await import('./calculation/product-pictures.ts')).productPictures,
  division: async () => (await import('./calculation/division-pictures.ts')).divisionPictures,
  bedmas: async () => (await import('./calculation/bedmas-pictures.ts')).bedmasPictures,
  timestable: async () => (await import('./calculation/table-pictures.ts')).tablePictures,
  numberphase1: async () => (await import('./number/number-pictures.ts')).numberPictures,
  length: async () => (await import('./length/length-pictures.ts')).lengthPictures,
}

export function loadPictures(operation: Operation): Promise<Pictures> {
  return picturesByOperation[operation]()
}

/** The pictures of each operation. Each table is loaded when it is first needed, because a child needs only one. */
import type { Operation } from '#maths'
import type { Pictures } from './picture-table.ts'

const sums = async () => (await import('./tables/sum-pictures.ts')).sumPictures

const picturesByOperation: { readonly [O in Operation]: () => Promise<Pictures> } = {
  addition: sums,
  subtraction: sums,
  multiplication: async () => (await import('./tables/product-pictures.ts')).productPictures,
  division: async () => (await import('./tables/division-pictures.ts')).divisionPictures,
  bedmas: async () => (await import('./tables/bedmas-pictures.ts')).bedmasPictures,
  timestable: async () => (await import('./tables/table-pictures.ts')).tablePictures,
  numberphase1: async () => (await import('./tables/number-pictures.ts')).numberPictures,
  length: async () => (await import('./tables/length-pictures.ts')).lengthPictures,
}

export function loadPictures(operation: Operation): Promise<Pictures> {
  return picturesByOperation[operation]()
}

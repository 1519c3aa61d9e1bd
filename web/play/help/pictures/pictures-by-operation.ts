/** The pictures of each operation. Each table is loaded when it is first needed, because a child needs only one. */
import type { Operation } from '#maths'
import { type OperationRow, operationTable } from '../../../routes/operations.ts'
import type { Pictures } from './picture-table.ts'

const picturesByName: { readonly [N in OperationRow['stepPictures']]: () => Promise<Pictures> } = {
  sum: async () => (await import('./tables/sum-pictures.ts')).sumPictures,
  product: async () => (await import('./tables/product-pictures.ts')).productPictures,
  division: async () => (await import('./tables/division-pictures.ts')).divisionPictures,
  bedmas: async () => (await import('./tables/bedmas-pictures.ts')).bedmasPictures,
  table: async () => (await import('./tables/table-pictures.ts')).tablePictures,
  number: async () => (await import('./tables/number-pictures.ts')).numberPictures,
  length: async () => (await import('./tables/length-pictures.ts')).lengthPictures,
}

export function loadStepPictures(operation: Operation): Promise<Pictures> {
  return picturesByName[operationTable[operation].stepPictures]()
}

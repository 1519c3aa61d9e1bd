/** The pictures of each operation. Each table is loaded when it is first needed, because a child needs only one. */
import type { Operation } from '#maths'
import { type OperationRow, operationTable } from '../../../routes/operations.ts'
import type { Pictures } from './picture-table.ts'

const picturesByName: { readonly [N in OperationRow['stepPictures']]: () => Promise<Pictures> } = {
  sum: () => import('./tables/sum-pictures.ts').then((module) => module.sumPictures),
  product: () => import('./tables/product-pictures.ts').then((module) => module.productPictures),
  division: () => import('./tables/division-pictures.ts').then((module) => module.divisionPictures),
  bedmas: () => import('./tables/bedmas-pictures.ts').then((module) => module.bedmasPictures),
  table: () => import('./tables/table-pictures.ts').then((module) => module.tablePictures),
  number: () => import('./tables/number-pictures.ts').then((module) => module.numberPictures),
  length: () => import('./tables/length-pictures.ts').then((module) => module.lengthPictures),
}

export function loadStepPictures(operation: Operation): Promise<Pictures> {
  return picturesByName[operationTable[operation].stepPictures]()
}

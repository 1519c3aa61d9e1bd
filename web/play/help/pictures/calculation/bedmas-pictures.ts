import type { Pictures } from '../picture-table.ts'
import { OrderOfOperationsPicture } from './order-of-operations.tsx'

/** The pictures of BEDMAS. */
export const bedmasPictures = {
  orderOfOperations: OrderOfOperationsPicture,
} satisfies Pictures

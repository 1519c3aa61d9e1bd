import { OrderOfOperationsPicture } from '../calculation/order-of-operations.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of BEDMAS. */
export const bedmasPictures = {
  orderOfOperations: OrderOfOperationsPicture,
} satisfies Pictures

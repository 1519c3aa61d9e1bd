/** The methods of the levels of BEDMAS: one for all of them. */

import type { Methods } from '../../solve/solution.ts'
import { orderOfOperations } from './methods/order-of-operations.ts'

export const methods: Methods<'bedmas'> = {
  '1.1': orderOfOperations,
  '1.2': orderOfOperations,
  '1.3': orderOfOperations,
  '1.4': orderOfOperations,
}

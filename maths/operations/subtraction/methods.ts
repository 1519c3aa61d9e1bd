/** The methods of the levels of subtraction. */

import { subtractFromPlace } from '../../solve/methods/one-place.ts'
import { subtractOnes } from '../../solve/methods/ones-only.ts'
import type { Methods } from '../../solve/solution.ts'
import { backThroughTen } from './methods/back-through-ten.ts'
import { columnDifference } from './methods/column-difference.ts'
import { countBack } from './methods/count-back.ts'
import { twoDigitDifference } from './methods/two-digit-difference.ts'
import { upToTen } from './methods/up-to-ten.ts'

export const methods: Methods<'subtraction'> = {
  '1.1': countBack,
  '1.2': upToTen,
  '1.3': subtractOnes,
  '1.4': backThroughTen,
  '2.1': subtractOnes,
  '2.2': backThroughTen,
  '2.3': subtractFromPlace,
  '2.4': twoDigitDifference,
  '2.5': twoDigitDifference,
  '3.1': columnDifference,
  '3.2': columnDifference,
  '3.3': subtractFromPlace,
  '3.4': columnDifference,
  '3.5': columnDifference,
  '3.6': columnDifference,
  '3.7': columnDifference,
  '4.1': columnDifference,
  '4.2': columnDifference,
  '4.3': columnDifference,
  '4.4': columnDifference,
  '4.5': columnDifference,
  '5.1': columnDifference,
  '5.2': columnDifference,
  '5.3': columnDifference,
  '5.4': columnDifference,
  '5.5': columnDifference,
}

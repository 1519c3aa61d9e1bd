/** The methods of the levels of addition. */
import { columnSum } from '../../solve/methods/column-sum.ts'
import { addToPlace } from '../../solve/methods/one-place.ts'
import { addOnes } from '../../solve/methods/ones-only.ts'
import { twoDigitSum } from '../../solve/methods/two-digit-sum.ts'
import type { Methods } from '../../solve/solution.ts'
import { countOn } from './methods/count-on.ts'
import { tensAndOnes } from './methods/tens-and-ones.ts'
import { throughTen } from './methods/through-ten.ts'

export const methods: Methods<'addition'> = {
  '1.1': countOn,
  '1.2': throughTen,
  '1.3': tensAndOnes,
  '2.1': addOnes,
  '2.2': throughTen,
  '2.3': addToPlace,
  '2.4': twoDigitSum,
  '2.5': twoDigitSum,
  '3.1': columnSum,
  '3.2': columnSum,
  '3.3': addToPlace,
  '3.4': columnSum,
  '3.5': columnSum,
  '4.1': columnSum,
  '4.2': columnSum,
  '4.3': addToPlace,
  '4.4': columnSum,
  '4.5': columnSum,
  '5.1': columnSum,
  '5.2': columnSum,
  '5.3': columnSum,
  '5.4': columnSum,
  '5.5': columnSum,
}

/** The methods of the levels of division. */

import { moveRight } from '../../solve/methods/move-digits.ts'
import type { Methods } from '../../solve/solution.ts'
import { howManyFit } from './methods/how-many-fit.ts'
import { leftOver } from './methods/left-over.ts'
import { fitIntoEachOne, scaleAndDivide, scaleBoth } from './methods/scale-both.ts'
import { shareAndSwap } from './methods/share-and-swap.ts'
import { withBlocks } from './methods/shared-blocks.ts'
import { divisionWithRemainder, shortDivision } from './methods/short-division.ts'

export const methods: Methods<'division'> = {
  '1.1': howManyFit,
  '1.2': howManyFit,
  '1.3': leftOver,
  '2.1': withBlocks(shortDivision),
  '2.2': withBlocks(shareAndSwap),
  '2.3': withBlocks(divisionWithRemainder),
  '2.4': howManyFit,
  '3.1': shortDivision,
  '3.2': shortDivision,
  '3.3': shortDivision,
  '3.4': shortDivision,
  '3.5': divisionWithRemainder,
  '4.1': shortDivision,
  '4.2': shortDivision,
  '4.3': shortDivision,
  '4.4': divisionWithRemainder,
  '5.1': moveRight,
  '5.2': shortDivision,
  '5.3': shortDivision,
  '5.4': shortDivision,
  '5.5': fitIntoEachOne,
  '5.6': scaleBoth,
  '5.7': scaleAndDivide,
}

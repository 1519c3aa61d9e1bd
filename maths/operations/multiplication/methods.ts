/** The methods of the levels of multiplication. */

import { moveLeft } from '../../solve/methods/move-digits.ts'
import { tableFact } from '../../solve/methods/table-fact.ts'
import type { Methods } from '../../solve/solution.ts'
import { areaByDigit } from './methods/area-by-digit.ts'
import { areaOfFour } from './methods/area-of-four.ts'
import { equalGroups } from './methods/equal-groups.ts'
import { factTimesPower } from './methods/fact-times-power.ts'
import { longMultiplication } from './methods/long-multiplication.ts'
import { shortMultiplication } from './methods/short-multiplication.ts'
import { tenthsTimesTenths, timesTenths } from './methods/times-tenths.ts'

export const methods: Methods<'multiplication'> = {
  '1.1': equalGroups,
  '1.2': tableFact,
  '1.3': tableFact,
  '1.4': tableFact,
  '1.5': tableFact,
  '1.6': tableFact,
  '2.1': factTimesPower,
  '2.2': areaByDigit,
  '2.3': areaByDigit,
  '2.4': factTimesPower,
  '2.5': areaOfFour,
  '3.1': factTimesPower,
  '3.2': shortMultiplication,
  '3.3': shortMultiplication,
  '3.4': longMultiplication,
  '3.5': longMultiplication,
  '4.1': factTimesPower,
  '4.2': shortMultiplication,
  '4.3': longMultiplication,
  '4.4': longMultiplication,
  '4.5': longMultiplication,
  '5.1': moveLeft,
  '5.2': timesTenths,
  '5.3': timesTenths,
  '5.4': timesTenths,
  '5.5': tenthsTimesTenths,
}

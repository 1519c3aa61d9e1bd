/** The methods of the levels of Length. */

import type { Methods } from '../../solve/solution.ts'
import { compareBars } from './methods/compare-bars.ts'
import { convertUnit } from './methods/convert-unit.ts'
import { countSpans } from './methods/count-spans.ts'
import { equalSides } from './methods/equal-sides.ts'
import { hiddenSides } from './methods/hidden-sides.ts'
import { mixedUnits } from './methods/mixed-units.ts'
import { readRuler } from './methods/read-ruler.ts'
import { twoSteps } from './methods/two-steps.ts'
import { walkAround, walkComposite } from './methods/walk-around.ts'

export const methods: Methods<'length'> = {
  '1.1': compareBars,
  '1.2': compareBars,
  '1.3': countSpans,
  '1.4': countSpans,
  '1.5': readRuler,
  '1.6': readRuler,
  '1.7': walkAround,
  '2.1': walkAround,
  '2.2': hiddenSides,
  '2.3': equalSides,
  '2.4': equalSides,
  '2.5': walkAround,
  '2.6': convertUnit,
  '2.7': convertUnit,
  '2.8': convertUnit,
  '2.9': mixedUnits,
  '3.1': walkComposite,
  '3.2': hiddenSides,
  '3.3': twoSteps,
}

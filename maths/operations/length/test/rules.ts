/** The rules of the 19 levels of Length (docs/product/curriculum.md, "Length"). */

import type { LevelRules } from '../../../test/rules/level-rule.ts'
import { bars } from './bars.ts'
import { composites } from './composites.ts'
import { equalSides, grids, rectangles, rightTriangles, squares } from './perimeters.ts'
import { rulers } from './rulers.ts'
import { spans } from './spans.ts'
import { twoSteps } from './two-steps.ts'
import { conversions, mixedUnits } from './units.ts'

export const rules: LevelRules<'length'> = {
  '1.1': bars('longest'),
  '1.2': bars('shortest'),
  '1.3': spans('hand'),
  '1.4': spans('foot'),
  '1.5': rulers('from zero'),
  '1.6': rulers('not from zero'),
  '1.7': grids(),

  '2.1': rectangles('all sides marked'),
  '2.2': rectangles('two sides marked'),
  '2.3': squares(),
  '2.4': equalSides(),
  '2.5': rightTriangles(),
  '2.6': conversions('cm', 'mm'),
  '2.7': conversions('m', 'cm'),
  '2.8': conversions('km', 'm'),
  '2.9': mixedUnits(),

  '3.1': composites('all sides marked'),
  '3.2': composites('two sides hidden'),
  '3.3': twoSteps(),
}

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
export const early = ['1.1', '1.2', '1.3', '1.4']

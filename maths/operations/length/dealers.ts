/** The dealers of the 19 levels of Length (docs/product/curriculum.md, "Length"). */
import type { Dealers } from '../../dealer.ts'
import { bars } from './dealers/bars.ts'
import { composites } from './dealers/composites.ts'
import { equalSides, grids, rectangles, rightTriangles, squares } from './dealers/perimeters.ts'
import { rulers } from './dealers/rulers.ts'
import { spans } from './dealers/spans.ts'
import { twoSteps } from './dealers/two-steps.ts'
import { conversions, mixedUnits } from './dealers/units.ts'

export const dealers: Dealers<'length'> = {
  '1.1': () => bars('longest'),
  '1.2': () => bars('shortest'),
  '1.3': () => spans('hand'),
  '1.4': () => spans('foot'),
  '1.5': () => rulers('from zero'),
  '1.6': () => rulers('not from zero'),
  '1.7': () => grids(),

  '2.1': () => rectangles('all sides marked'),
  '2.2': () => rectangles('two sides marked'),
  '2.3': () => squares(),
  '2.4': () => equalSides(),
  '2.5': () => rightTriangles(),
  '2.6': () => conversions('cm', 'mm'),
  '2.7': () => conversions('m', 'cm'),
  '2.8': () => conversions('km', 'm'),
  '2.9': () => mixedUnits(),

  '3.1': () => composites('all sides marked'),
  '3.2': () => composites('two sides hidden'),
  '3.3': () => twoSteps(),
}

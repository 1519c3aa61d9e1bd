/** The perimeters of composite shapes in Length 3.1 and 3.2 (docs/product/curriculum.md, "Length"). */

import type { Dealer } from '../../../dealer.ts'
import type { Length } from '../../../quantity.ts'
import { integerOther, type Random } from '../../../random.ts'
import { askFor } from './ask.ts'
import { composite, compositeNames, longestPerimeter } from './composite-outlines.ts'
import { askPerimeter } from './perimeters.ts'

/** @param marks the two hidden sides run across and down, so that both follow from the other sides */
export function composites(marks: 'all sides marked' | 'two sides hidden'): Dealer {
  return {
    deal(random, [outlineBefore = -1]) {
      // The shape differs from the one before, so no question repeats the one before it.
      const outline = integerOther(random, 0, compositeNames.length - 1, outlineBefore)
      const { shape, perimeter } = composite(random, outline)
      if (marks === 'two sides hidden') hideTwo(random, shape.sides)
      return { question: askFor(askPerimeter, shape, String(perimeter), 0, 'cm'), memory: [outline] }
    },
    answer: { maxLength: String(longestPerimeter).length, point: false },
  }
}

/** Hides one side across and one side down. Sides run across and down in turn, and the first runs across. */
function hideTwo(random: Random, sides: (Length | null)[]): void {
  const pairs = sides.length / 2
  sides[2 * random.integer(0, pairs - 1)] = null
  sides[2 * random.integer(0, pairs - 1) + 1] = null
}

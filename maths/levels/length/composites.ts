/** Nine shapes with only right angles in Length 3.1 and 3.2 (docs/product/curriculum.md, "Length"). */
import type { Length } from '../../ask.ts'
import type { Dealer } from '../../level.ts'
import type { Random } from '../../random.ts'
import { integerOther } from '../except.ts'
import { askFor } from './ask.ts'
import { composite, compositeNames, longestRound } from './composite-outlines.ts'
import { askPerimeter } from './perimeters.ts'

/** With sides hidden, one that runs across and one that runs down: each is what the others of its direction leave. */
export function composites(marks: 'all sides marked' | 'two sides hidden'): Dealer {
  return {
    deal(random, [before = -1]) {
      // Another shape than before each time, so no question repeats the one before it.
      const at = integerOther(random, 0, compositeNames.length - 1, before)
      const { shape, round } = composite(random, at)
      if (marks === 'two sides hidden') hideTwo(random, shape.sides)
      return { question: askFor(askPerimeter, shape, String(round), 0, 'cm'), memory: [at] }
    },
    answer: { maxLength: String(longestRound).length, point: false },
  }
}

/** Sides run across and down in turn, beginning with one across. */
function hideTwo(random: Random, sides: (Length | null)[]): void {
  const pairs = sides.length / 2
  sides[2 * random.integer(0, pairs - 1)] = null
  sides[2 * random.integer(0, pairs - 1) + 1] = null
}

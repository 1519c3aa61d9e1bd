/** Nine shapes with only right angles (curriculum.md, Length 3.1 and 3.2; nine by specification 2, section 5). */
import type { Place, Shape } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import type { Random } from '../../random.ts'
import { integerOther } from '../other.ts'
import { notTwiceRunning } from '../repeat.ts'
import { askFor, asksForLength } from './ask.ts'
import { composite, compositeNames, longestRound } from './composite.ts'
import { centimetres, isRectilinear, sideLengths, steps, turnsOf } from './outlines.ts'
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
    holds(question) {
      const { drawn, text } = question
      if (drawn.kind !== 'shape' || text !== askPerimeter || !isComposite(drawn)) return false
      const lengths = sideLengths(drawn)
      const down = steps(drawn.corners).map(([x]) => x === 0)
      const hidden = down.filter((_, i) => drawn.sides[i] === null)
      return (
        (marks === 'all sides marked' ? hidden.length === 0 : hidden.length === 2 && hidden[0] !== hidden[1]) &&
        drawn.sides.length === lengths.length &&
        drawn.sides.every((side, i) => side === null || centimetres(side) === lengths[i]) &&
        lengths.every((length) => Number.isInteger(length) && length >= 2 && length <= 20) &&
        asksForLength(question, String(lengths.reduce((sum, length) => sum + length, 0)), 'cm')
      )
    },
    follows: notTwiceRunning,
    answer: { signs: String(longestRound).length, point: false },
  }
}

/** Sides run across and down in turn, beginning with one across. */
function hideTwo(random: Random, sides: (string | null)[]): void {
  const pairs = sides.length / 2
  sides[2 * random.integer(0, pairs - 1)] = null
  sides[2 * random.integer(0, pairs - 1) + 1] = null
}

/** How each shape turns on the way round, from one corner that points in to the next: see `turnsOf`. */
const turnsByName: Readonly<Record<string, string>> = {
  L: 'rccccc',
  T: 'rccrcccc',
  U: 'rrcccccc',
  Z: 'rcccrccc',
  plus: 'rccrccrccrcc',
  steps: 'rcrccccc',
  notch: 'rrcccccc',
  'two rectangles side by side': 'rccrcccc',
  'two rectangles one on the other': 'rccrcccc',
}

function isComposite({ name, corners, joins, equalSides }: Shape): boolean {
  const turns = turnsOf(corners)
  const expected = turnsByName[name]
  if (!expected || equalSides || turns.length !== expected.length || !(turns + turns).includes(expected)) return false
  if (!isRectilinear(corners)) return false
  const inner = corners.filter((_, i) => turns[i] === 'r')
  if (name.startsWith('two rectangles')) return joins?.length === 1 && isJoin(joins[0]!, inner, name.endsWith('side'))
  if (joins) return false
  // The opening of a U lies above or below, that of a notch at a side.
  return name === 'U' ? inner[0]![1] === inner[1]![1] : name !== 'notch' || inner[0]![0] === inner[1]![0]
}

/** The dashed line runs from one inner corner to the other, downwards where the rectangles stand side by side. */
function isJoin(join: readonly [Place, Place], inner: readonly Place[], down: boolean): boolean {
  const ends = (places: readonly Place[]) => places.map(String).toSorted().join(' ')
  const [from, to] = join
  return ends(join) === ends(inner) && (down ? from[0] === to[0] : from[1] === to[1])
}

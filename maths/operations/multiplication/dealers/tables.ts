/**
 * The table levels of Multiplication. They take their tables in turn, each times 0 to 10, in either order. 0 and 1 come
 * in one question of twelve, because they are easier than the table.
 */
import type { Dealer } from '../../../dealer.ts'
import { calculation, operate } from '../../../dealing/calculation.ts'
import { drawWithin, pairsApart } from '../../../dealing/factors.ts'
import type { Random } from '../../../random.ts'
import { patternOfFact } from '../pattern.ts'

const highest = 10
const easyEvery = 12

/**
 * The memory is the index of the next table, then the table and the multiplier of each of the last pairs. With the
 * number of tables added to that index, the next question may be of any table, so that it can have a pattern.
 */
export function tables(inTurn: readonly number[]): Dealer {
  return {
    deal(random, memory) {
      const [next = 0, ...pairsBefore] = memory
      const turn = next % inTurn.length
      const ofAny = next >= inTurn.length
      const table = inTurn[ofAny ? random.integer(0, inTurn.length - 1) : turn]!
      const by = drawMultiplier(random, recentMultipliers(pairsBefore, table))
      const asked = random.integer(0, 1) === 0 ? operate(table, '×', by) : operate(by, '×', table)
      const kept = pairsBefore.slice(pairsBefore.length < 2 * pairsApart ? 0 : 2)
      return {
        question: calculation(asked, String(table * by)),
        memory: [ofAny ? turn : (turn + 1) % inTurn.length, ...kept, table, by],
      }
    },
    answer: { maxLength: String(Math.max(...inTurn) * highest).length, point: false },
    patternOf: patternOfFact,
    memoryForPattern: ([next = 0, ...pairs]) => [(next % inTurn.length) + inTurn.length, ...pairs.slice(-2)],
  }
}

function drawMultiplier(random: Random, recent: readonly number[]): number {
  const isEasy = random.integer(1, easyEvery) === 1 && !(recent.includes(0) && recent.includes(1))
  return drawWithin(random, isEasy ? [0, 1] : [2, highest], recent)
}

/** Returns the other factor of each recent pair that has the table as one of its factors. */
function recentMultipliers(pairs: readonly number[], table: number): number[] {
  const multipliers: number[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] === table) multipliers.push(pairs[i + 1]!)
    else if (pairs[i + 1] === table) multipliers.push(pairs[i]!)
  }
  return multipliers
}

/** The table levels of Multiplication: the tables in turn, each by 0 to 10, the order of the two factors random. */
import type { Dealer, Memory } from '../level.ts'
import { calculation, operate } from './calculation.ts'
import { drawExcept, pairsApart } from './factors.ts'

const highest = 10

/** Memory: the place of the next table, then table and multiplier of each of the last pairs. */
export function tables(inTurn: readonly number[]): Dealer {
  return {
    deal(random, memory) {
      const turn = memory[0] ?? 0
      const table = inTurn[turn]!
      const by = drawExcept(random, highest + 1, multipliersLately(memory, table))
      const asked = random.integer(0, 1) === 0 ? operate(table, '×', by) : operate(by, '×', table)
      const kept = memory.slice(memory.length > 2 * pairsApart ? 3 : 1)
      return {
        question: calculation(asked, String(table * by)),
        memory: [(turn + 1) % inTurn.length, ...kept, table, by],
      }
    },
    answer: { maxLength: String(Math.max(...inTurn) * highest).length, point: false },
  }
}

/** What a table has been multiplied by in the last pairs, whichever of the two was the table then. */
function multipliersLately(memory: Memory, table: number): number[] {
  const multipliers: number[] = []
  for (let i = 1; i < memory.length; i += 2) {
    if (memory[i] === table) multipliers.push(memory[i + 1]!)
    else if (memory[i + 1] === table) multipliers.push(memory[i]!)
  }
  return multipliers
}

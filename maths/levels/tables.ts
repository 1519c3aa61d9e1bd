/** The table levels of Multiplication: the tables in turn, each by 0 to 10, the order of the two factors random. */
import { expression } from '../drawing.ts'
import type { Dealer, Memory } from '../level.ts'
import type { Question } from '../question.ts'
import { drawExcept, pairsApart } from './factors.ts'
import { factorsIn, pairNotLately } from './lately.ts'
import { asksFor, isWithin, readCalculation } from './written.ts'

const highest = 10

/** Memory: the place of the next table, then table and multiplier of each of the last pairs. */
export function tables(inTurn: readonly number[]): Dealer {
  return {
    deal(random, memory) {
      const turn = memory[0] ?? 0
      const table = inTurn[turn]!
      const by = drawExcept(random, highest + 1, multipliersLately(memory, table))
      const text = random.integer(0, 1) === 0 ? `${table} × ${by}` : `${by} × ${table}`
      const answer = String(table * by)
      const kept = memory.slice(memory.length > 2 * pairsApart ? 3 : 1)
      return {
        question: { kind: 'number', text, drawn: expression, answer, places: 0, compared: 'exact' },
        memory: [(turn + 1) % inTurn.length, ...kept, table, by],
      }
    },
    holds(question) {
      const product = readCalculation(question, '×')
      if (!product) return false
      const { a, b } = product
      if (!inTurn.some((table) => isOf(table, [a, b]))) return false
      return asksFor(question, String(a * b), 0, 'exact')
    },
    follows: (question, earlier) => pairNotLately(question, earlier) && takesTurns([...earlier, question], inTurn),
    answer: { signs: String(Math.max(...inTurn) * highest).length, point: false },
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

/** "1 × 2" can be of either table and the oldest questions may be missing: one way to take turns is enough. */
function takesTurns(questions: readonly Question[], inTurn: readonly number[]): boolean {
  const factors = questions.slice(-40).map((question) => factorsIn(question).map(Number))
  return inTurn.some((_, start) => factors.every((pair, i) => isOf(inTurn[(start + i) % inTurn.length]!, pair)))
}

function isOf(table: number, [a = -1, b = -1]: readonly number[]): boolean {
  return (a === table && isWithin(b, 0, highest)) || (b === table && isWithin(a, 0, highest))
}

/**
 * The questions of Times Table (docs/product/curriculum.md, "Times Table"). Time Table 0 is level 1.1, and Time Table
 * 12 is level 2.3. The table is the first factor: "7 × 8".
 */
import type { Dealer, Dealers, Dealt } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { integerOther } from '../../random.ts'

/** Multipliers from low to high, both included. */
type Range = readonly [number, number]

/** Three questions in ten have an easy multiplier, and the others have a hard one. */
interface Multipliers {
  readonly easy: Range
  readonly hard: Range
}

const easyOfTen = 3
const all: Range = [0, 9]
const ofTables0And1: Multipliers = { easy: all, hard: all }
const ofTablesTo9: Multipliers = { easy: [2, 5], hard: [6, 9] }
const ofTablesTo12: Multipliers = { easy: [2, 6], hard: [7, 12] }

export const dealers: Dealers<'timestable'> = {
  '1.1': () => table(0, ofTables0And1),
  '1.2': () => table(1, ofTables0And1),
  '1.3': () => table(2, ofTablesTo9),
  '1.4': () => table(3, ofTablesTo9),
  '1.5': () => table(4, ofTablesTo9),
  '1.6': () => table(5, ofTablesTo9),
  '1.7': () => table(6, ofTablesTo9),
  '1.8': () => table(7, ofTablesTo9),
  '1.9': () => table(8, ofTablesTo9),
  '2.0': () => table(9, ofTablesTo9),
  '2.1': () => table(10, ofTablesTo12),
  '2.2': () => table(11, ofTablesTo12),
  '2.3': () => table(12, ofTablesTo12),
}

function table(factor: number, { easy, hard }: Multipliers): Dealer {
  const multipliers = Array.from({ length: hard[1] + 1 }, (_, multiplier) => multiplier)
  const dealt: readonly Dealt[] = multipliers.map((multiplier) => ({
    question: calculation(operate(factor, '×', multiplier), String(factor * multiplier)),
    memory: [multiplier],
  }))
  return {
    deal(random, [before]) {
      const [low, high] = random.integer(1, 10) <= easyOfTen ? easy : hard
      return dealt[integerOther(random, low, high, before)]!
    },
    answer: { maxLength: String(factor * hard[1]).length, point: false },
  }
}

import type { Level } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
const early: Readonly<Record<Operation, readonly string[]>> = {
  addition: ['1'],
  subtraction: ['1'],
  multiplication: ['1.1'],
  division: [],
  bedmas: [],
  timestable: [],
  length: [],
  numberphase1: ['0', '1'],
}

/**
 * Returns the most words that a step of a level may have. Children of Years 0 and 1 hear at most eight words, read
 * aloud by themselves. Operators and the equals sign are no words.
 */
export function mostWords({ operation, stage, id }: Level): 8 | 12 {
  return early[operation].some((part) => part === stage || part === id) ? 8 : 12
}

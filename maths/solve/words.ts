import type { Operation } from '../vocabulary.ts'

/** The parts of the list whose levels Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
const early: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  addition: ['1'],
  subtraction: ['1'],
  numberphase1: ['0', '1'],
}

/**
 * Returns the most words that a step of a level may have. Children of Years 0 and 1 hear at most eight words, read
 * aloud by themselves. Operators and the equals sign are no words.
 */
export function mostWords({ operation, id }: { readonly operation: Operation; readonly id: string }): 8 | 12 {
  const [part = ''] = id.split('.')
  const isEarly = early[operation]?.includes(part) || (operation === 'multiplication' && id === '1.1')
  return isEarly ? 8 : 12
}

/** Expressions written by hand, for use after thirty tries without a result (docs/product/curriculum.md, "BEDMAS"). */

import type { LevelId } from '../../../curriculum.ts'
import { operate } from '../../../dealing/calculation.ts'
import type { OperatorExpression } from '../../../expression.ts'

export interface Fallback {
  readonly expression: OperatorExpression
  readonly answer: string
}

export const fallbacksByLevel: Readonly<Record<LevelId<'bedmas'>, readonly Fallback[]>> = {
  '1.1': [
    { expression: operate(2, '+', operate(3, '×', 4)), answer: '14' },
    { expression: operate(operate(7, '−', 3), '×', 5), answer: '20' },
    { expression: operate(operate(operate(9, '÷', 3), '+', 6), '−', 1), answer: '8' },
    { expression: operate(operate(operate(2, '+', 4), '÷', 3), '+', 5), answer: '7' },
  ],
  '1.2': [
    { expression: operate(operate(36, '÷', 6), '+', 12), answer: '18' },
    { expression: operate(45, '+', operate(12, '×', 3)), answer: '81' },
    { expression: operate(operate(90, '−', operate(56, '÷', 8)), '+', 17), answer: '100' },
    { expression: operate(operate(operate(7, '×', 8), '−', 15), '+', 4), answer: '45' },
  ],
  '1.3': [
    { expression: operate(operate(operate(24, '+', 36), '÷', 6), '×', 12), answer: '120' },
    { expression: operate(operate(84, '÷', 7), '+', operate(15, '×', 10)), answer: '162' },
    { expression: operate(operate(operate(operate(95, '−', 45), '÷', 5), '+', 38), '−', 12), answer: '36' },
    { expression: operate(operate(operate(72, '÷', 8), '×', 11), '−', 64), answer: '35' },
  ],
  '1.4': [
    { expression: operate(operate(operate(12.5, '+', 10), '×', 10), '−', 25), answer: '200' },
    { expression: operate(operate(operate(37.5, '÷', 10), '+', 20), '−', 12.5), answer: '11.25' },
    { expression: operate(operate(operate(45.5, '−', 15.5), '×', 20), '÷', 10), answer: '60' },
    { expression: operate(operate(operate(10.5, '×', 20), '+', operate(37, '÷', 10)), '−', 13.7), answer: '200' },
  ],
}

import { describe, expect, it } from 'vitest'
import type { DotArray } from '../../../solve/drawings/drawing.ts'
import { calculationDescriptions } from './calculation-descriptions.ts'

const rowsOfSeven = { kind: 'dotArray', size: 7, totals: [null, null], away: false, turned: false } as const

const described = (array: Partial<DotArray> & Pick<DotArray, 'rows' | 'dark'>) =>
  calculationDescriptions.dotArray({ ...rowsOfSeven, ...array })

describe('the text alternative of an array', () => {
  it('two dark and pale totals name their rows', () => {
    expect(described({ rows: 6, dark: 5, totals: [35, 7] })).toBe(
      '6 rows of 7 dots. 5 dark, 1 pale. Beside the dark rows: 35. Beside the pale rows: 7.',
    )
  })

  it('a total beside rows that are taken away is that of all rows', () => {
    expect(described({ rows: 10, dark: 8, away: true, totals: [70, 14] })).toBe(
      '10 rows of 7 dots. The last 2 are taken away. Beside all rows: 70. Beside the rows taken away: 14.',
    )
  })

  it('a turned array says that it is turned', () => {
    expect(described({ rows: 3, dark: 3, turned: true })).toBe('The turned array: 3 rows of 7 dots.')
  })
})

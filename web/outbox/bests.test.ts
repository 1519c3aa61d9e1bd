import { describe, expect, it } from 'vitest'
import { bestsIn, betterOfEach } from './bests.ts'

describe('best streaks', () => {
  const round = (levelId: string, best: number, operation: 'addition' | 'division' = 'addition') => ({
    account: 'a',
    round: `${levelId} ${best}`,
    rules: 1,
    ref: { kind: 'level' as const, operation, levelId },
    best,
  })

  it('best streaks are the highest of the waiting rounds, for each operation and level', () => {
    const rounds = [round('1.1', 2), round('1.1', 4), round('1.1', 3), round('1.2', 0), round('1.1', 9, 'division')]
    expect(bestsIn(rounds)).toEqual({
      addition: { '1.1': { streak: 4, completed: false } },
      division: { '1.1': { streak: 9, completed: true } },
    })
  })

  it('a best streak completes no level by rules that this page does not know', () => {
    expect(bestsIn([{ ...round('1.1', 9), rules: 99 }])).toEqual({
      addition: { '1.1': { streak: 9, completed: false } },
    })
  })

  it('best streaks are merged with those of the server by taking the better one for each level', () => {
    const stored = { '1.1': { streak: 5, completed: true }, '1.2': { streak: 1, completed: false } }
    const waiting = {
      '1.1': { streak: 4, completed: false },
      '1.2': { streak: 3, completed: false },
      '2.1': { streak: 1, completed: false },
    }
    expect(betterOfEach(stored, waiting)).toEqual({
      '1.1': { streak: 5, completed: true },
      '1.2': { streak: 3, completed: false },
      '2.1': { streak: 1, completed: false },
    })
  })
})

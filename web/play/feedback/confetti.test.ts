import { expect, it } from 'vitest'
import { burstsByArea } from './confetti.ts'

it.each(['numberstructure', 'measurement'] as const)(
  'a celebration in %s has 80 pieces of confetti for five seconds',
  (area) => {
    expect(burstsByArea[area]).toEqual([{ pieces: 80, after: 0, life: 5000 }])
  },
)

it.each(['fouroperations', 'timestable'] as const)(
  'a celebration in %s has 100 pieces of confetti, then 50 more after 0.3 seconds',
  (area) => {
    expect(burstsByArea[area]).toEqual([
      { pieces: 100, after: 0, life: 5000 },
      { pieces: 50, after: 300, life: 4500 },
    ])
  },
)

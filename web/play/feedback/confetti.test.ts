import { expect, it } from 'vitest'
import { burstsByArea } from './confetti.ts'

it.each(['numberstructure', 'measurement'] as const)('80 pieces fly for five seconds in %s', (area) => {
  expect(burstsByArea[area]).toEqual([{ pieces: 80, after: 0, life: 5000 }])
})

it.each(['fouroperations', 'timestable'] as const)('100 pieces and 50 more fly in %s', (area) => {
  expect(burstsByArea[area]).toEqual([
    { pieces: 100, after: 0, life: 5000 },
    { pieces: 50, after: 300, life: 4500 },
  ])
})

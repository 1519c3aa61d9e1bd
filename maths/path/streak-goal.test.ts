import { expect, it } from 'vitest'
import { streakGoal } from './streak-goal.ts'

it.each([
  [0, 5, null, 5],
  [4, 5, null, 5],
  [0, 20, 0, 5],
  [6, 20, 5, 10],
  [10, 20, 10, 15],
  [20, 20, 15, 20],
])('a best streak of %i towards %i shows hops from %s to the near goal %i', (best, target, from, goal) => {
  expect(streakGoal(best, target)).toEqual({ from, goal })
})

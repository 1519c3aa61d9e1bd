import { expect, it } from 'vitest'
import type { InsightGroup } from '#contract'
import { enNZMistakes } from '#maths/insight'
import { groupTitle } from './sit-with.tsx'

const groupIn = (operation: InsightGroup['operation'], slip: string): InsightGroup => ({
  ...{ kind: 'slip', operation, slip, students: ['mia', 'ben'], times: 6, levels: [], practice: [] },
})

it('groups of two operations with the same mistake have titles with their operations', () => {
  const groups = [
    groupIn('timestable', 'next-fact'),
    groupIn('multiplication', 'next-fact'),
    groupIn('multiplication', 'zeros-off'),
  ]
  expect(groups.map((group) => groupTitle(group, groups, enNZMistakes))).toEqual([
    '2 land on the next fact in Times Table',
    '2 land on the next fact in Multiplication',
    expect.not.stringContaining('Multiplication'),
  ])
})

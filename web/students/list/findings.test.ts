import { expect, it } from 'vitest'
import type { InsightGroup } from '#contract'
import { enNZMistakes } from '#maths/insight'
import { findingsOf } from './findings.ts'

const slip = (name: string, ...students: string[]): InsightGroup => ({
  ...{ kind: 'slip', operation: 'addition', slip: name, students, times: 6, levels: [], practice: [] },
})

it('a student has the words of the first group with a known mistake', () => {
  const stuck: InsightGroup = {
    ...{ kind: 'stuck', operation: 'division', levelId: '2.2', students: ['ben', 'zoe'], streak: 0 },
  }
  const groups = [slip('a mistake of a newer server', 'zoe'), slip('carry-dropped', 'mia', 'ben'), stuck]
  expect([...findingsOf(groups, enNZMistakes)]).toEqual([
    ['mia', 'does not carry'],
    ['ben', 'does not carry'],
    ['zoe', 'is stuck on Division 2.2'],
  ])
})

import { expect, it } from 'vitest'
import { nextStageWords, readyGroups } from './ready-groups.ts'

const ready = (student: string, stage: string, right: number) => ({
  ...{ student, operation: 'subtraction' as const, stage, right, of: 50 },
  ...{ lastLevel: `${stage}.5`, nextLevel: `${Number(stage) + 1}.1` },
})

it('students who have finished the same stage are one group, and the largest group comes first', () => {
  const groups = readyGroups([ready('ana', '1', 49), ready('ben', '2', 50), ready('mia', '2', 48)])
  expect(groups.map(({ students, right, of }) => ({ students, right, of }))).toEqual([
    { students: ['ben', 'mia'], right: 98, of: 100 },
    { students: ['ana'], right: 49, of: 50 },
  ])
  expect(nextStageWords(groups[0]!)).toBe('Subtraction Stage 3')
})

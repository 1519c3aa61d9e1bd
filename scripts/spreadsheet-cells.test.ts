/** The browser and the server write CSV files with the same rules, of which each part has its own copy. */
import { expect, it } from 'vitest'
import { piecesOf } from '../server/exports/table-files.ts'
import { toCsv } from '../web/export/save-csv.ts'

const cells = ['=1+1', ' +1', '-2', '@SUM(A1)', '＝1+1', '\t1', '\r1', '\n=1', 'Mārama', 'a "quoted" name', '7 × 8', '']

/** Returns the CSV file that the server writes of a table with one column. */
async function serverFile(rows: readonly string[]): Promise<string> {
  async function* pages() {
    yield rows.map((cell) => ({ cell }))
  }
  const texts: string[] = []
  for await (const { name, text } of piecesOf({ name: 'cells', pages: pages() })) {
    if (name.endsWith('.csv')) texts.push(text)
  }
  return texts.join('')
}

it.each(cells)('a cell with %j is the same in a file of the browser and in one of the server', async (cell) => {
  const fromBrowser = toCsv(['cell'], [[cell]])
  expect(await serverFile([cell])).toBe(fromBrowser)
})

it('a text that a spreadsheet would calculate is guarded in both files', async () => {
  expect(toCsv(['cell'], [['=1+1']])).toContain(`"'=1+1"`)
  expect(await serverFile(['=1+1'])).toContain(`"'=1+1"`)
})

/** The page about privacy names every stored column, and no column that does not exist. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { schema } from '../../server/store/schema.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/privacy.md', import.meta.url)), 'utf8')

/** The tables that hold nothing about a person. */
const impersonal = ['jobs', 'write_checks']

/** Returns the columns of each table of the database that the page names, with a reason for each. */
function namedColumns(): Record<string, string[]> {
  const columnsByTable: Record<string, string[]> = {}
  for (const [, table = '', fields = '', from = '', why = ''] of page.matchAll(
    /^\| `(\w+)` \| (`[^|]+) \|([^|]*)\|([^|]*)\|$/gm,
  )) {
    expect([from.trim(), why.trim()], `${table}: ${fields}`).not.toContain('')
    const columns = [...fields.matchAll(/`(\w+)`/g)].map(([, column = '']) => column)
    columnsByTable[table] = [...(columnsByTable[table] ?? []), ...columns].sort()
  }
  return columnsByTable
}

it('docs/privacy.md names every stored column once, with its source and its reason', () => {
  const stored = Object.entries(schema).filter(([table]) => !impersonal.includes(table))
  const columns = stored.map(([table, columns]) => [table, Object.keys(columns).sort()] as const)
  expect(namedColumns()).toEqual(Object.fromEntries(columns))
})

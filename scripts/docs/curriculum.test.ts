/** The page of the levels and the catalogue agree. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { levelsOf, limitByYear, operations, stagesByOperation, titleByOperation } from '#maths'

const page = readFileSync(new URL('../../docs/product/curriculum.md', import.meta.url), 'utf8')

/** Returns the cells of the table rows below a heading. */
function rowsBelow(heading: string): string[][] {
  const [, below = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) => row.slice(1, -1).split('|')).map((cells) => cells.map((cell) => cell.trim()))
}

it.each(operations.filter((operation) => operation !== 'numberphase1'))(
  'the curriculum page lists each level of %s with its id and title',
  (operation) => {
    const listed = rowsBelow(titleByOperation[operation]).filter(([id = '']) => /^\d\.\d$/.test(id))
    expect(listed.map(([id, title]) => [id, title])).toEqual(levelsOf(operation).map(({ id, title }) => [id, title]))
  },
)

it('the curriculum page lists each theme of Number Structure with its title', () => {
  const themes = rowsBelow('Number Structure, Phase 1').filter(([theme = '']) => /^\.\d$/.test(theme))
  const levels = stagesByOperation.numberphase1.flatMap(({ id: year }) =>
    themes.map(([theme, title]) => [`${year}${theme}`, title?.replace('{limit}', String(limitByYear[year]))]),
  )
  expect(levels).toEqual(levelsOf('numberphase1').map(({ id, title }) => [id, title]))
})

it.each(operations)('the curriculum page has the number of levels of %s, and the themes of its stages', (operation) => {
  const [row = []] = rowsBelow('Totals').filter(([, name]) => name === `\`${operation}\``)
  expect([row[0], row[3]]).toEqual([titleByOperation[operation], String(levelsOf(operation).length)])
  const text = page.replaceAll(/\s+/g, ' ')
  for (const { theme } of stagesByOperation[operation]) expect(text).toContain(`"${theme}"`)
})

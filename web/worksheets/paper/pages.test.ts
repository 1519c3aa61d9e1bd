import { expect, it } from 'vitest'
import type { WorksheetLayout } from '#contract'
import { dealSheet, enNZ, loadLevels, operations } from '#maths'
import { pagesOf, roomOn } from './pages.ts'
import { paperLanguageOf } from './paper-language.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const language = paperLanguageOf(enNZ)
const plain: WorksheetLayout = {
  ...{ columns: 2, isLarge: false, hasSquares: false, hasName: true, hasKey: true, paper: 'A4' },
}

const layouts = [1, 2, 3, 4].flatMap((columns) =>
  [false, true].flatMap((isLarge) =>
    (['A4', 'Letter'] as const).map((paper): WorksheetLayout => {
      return { ...plain, columns: columns as WorksheetLayout['columns'], isLarge, hasSquares: isLarge, paper }
    }),
  ),
)

it.each(levels.map((level) => [`${level.operation} ${level.id}`, level] as const))(
  'the pages of %s have each question once, in order, and room for all of them',
  (_, level) => {
    const sections = dealSheet([{ kind: 'level', level }], 60, 'pages')
    for (const layout of layouts) {
      const pages = pagesOf(sections, layout, language)
      const asked = pages.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
      expect(asked.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
      expect(asked.map(({ question }) => question)).toEqual(sections[0]!.questions)
      for (const [i, { groups }] of pages.entries()) {
        const used = groups.reduce((sum, { rows, rowHeight }) => sum + rows * rowHeight, 0)
        expect(used).toBeLessThanOrEqual(roomOn(i, layout) + 0.001)
        for (const { rows, columns, questions } of groups) {
          expect(columns).toBeLessThanOrEqual(layout.columns)
          expect(questions.length).toBeGreaterThan((rows - 1) * columns)
          expect(questions.length).toBeLessThanOrEqual(rows * columns)
        }
      }
    }
  },
)

const levelNamed = (operation: string, id: string) =>
  ({ kind: 'level', level: levels.find((level) => level.operation === operation && level.id === id)! }) as const

it('twenty calculations in two columns are on one page', () => {
  const [page, ...others] = pagesOf(dealSheet([levelNamed('addition', '2.5')], 20, 'one'), plain, language)
  expect(others).toEqual([])
  expect(page?.groups).toMatchObject([{ columns: 2, rows: 10, title: null, task: null }])
})

it('words that all questions share are above them, and other words are at each question', () => {
  const [counting] = pagesOf(dealSheet([levelNamed('numberphase1', '0.8')], 10, 'dots'), plain, language)
  expect(counting?.groups[0]).toMatchObject({ task: 'How many dots?' })
  expect(counting?.groups[0]?.questions.map(({ task }) => task)).toEqual(Array(10).fill(null))
  const [ordering] = pagesOf(dealSheet([levelNamed('numberphase1', '0.7')], 10, 'order'), plain, language)
  expect(ordering?.groups[0]?.task).toBeNull()
  for (const { task } of ordering?.groups[0]?.questions ?? [])
    expect(task).toMatch(/^Write the numbers in order, (smallest|largest) first\.$/)
})

it('the questions of several levels are below the names of their levels', () => {
  const chosen = [levelNamed('addition', '2.5'), levelNamed('numberphase1', '0.6')]
  const [page] = pagesOf(dealSheet(chosen, 10, 'two'), plain, language)
  expect(page?.groups.map(({ title }) => title)).toEqual(['Addition 2.5', 'Number Structure 0.6'])
})

it('squares for working need more room', () => {
  const sections = dealSheet([levelNamed('addition', '2.5')], 20, 'squares')
  const heights = [false, true].map((hasSquares) => {
    return pagesOf(sections, { ...plain, hasSquares }, language)[0]!.groups[0]!.rowHeight
  })
  expect(heights[1]).toBeGreaterThan(25)
  expect(pagesOf(sections, { ...plain, hasSquares: true }, language).length).toBeGreaterThan(1)
})

import { expect, it } from 'vitest'
import { type Area, areaByOperation, areas, titleByOperation } from '#maths'
import { operationRows } from '../routes/operations.ts'
import { comingPaths, menuAreas, paths } from '../routes/paths.ts'
import { comingAt, entriesOf } from './area-entries.ts'
import { areaRows, areaTable } from './areas.ts'

it('the rows of areas are in the order of the vocabulary', () => {
  expect(areaRows.map(([area]) => area)).toEqual(areas)
})

it('every operation is an entry of its area, before the entries without levels yet', () => {
  for (const [operation] of operationRows) {
    expect(entriesOf(areaByOperation[operation])).toContainEqual(expect.objectContaining({ operation }))
  }
  expect(entriesOf('measurement').map(({ title }) => title)).toEqual([
    ...['Length', 'Mass/Weight', 'Capacity', 'Time', 'Angle'],
  ])
})

it('the texts of Measurement name each of its operations, for students and for classes', () => {
  const { blurb, classPages } = areaTable.measurement
  for (const [operation] of operationRows.filter(([operation]) => areaByOperation[operation] === 'measurement'))
    for (const text of [blurb, classPages.blurb]) expect(text).toContain(titleByOperation[operation])
})

it('an area with several entries has a menu, and a choice on the pages of classes', () => {
  for (const [area, { menu, classPages }] of areaRows) {
    const [first, ...more] = entriesOf(area)
    expect(menu !== null, area).toBe(more.length > 0)
    expect(classPages.choice !== null, area).toBe(more.length > 0)
    if (!menu) expect(first).toMatchObject({ status: 'ready', path: paths.area(area) })
  }
})

it('every placeholder page belongs to an entry', () => {
  for (const path of comingPaths) expect(comingAt(path).page.path).toBe(path)
})

it('no two screens have the same path', () => {
  const all = [...operationRows.map(([, { path }]) => path), ...menuAreas.map(paths.area), ...comingPaths]
  expect(new Set<string>(all).size).toBe(all.length)
})

it('the phases to come continue after Phase 1, up to Year 8', () => {
  const years = areaTable.numberstructure.coming.flatMap(({ page }) => (page?.shows === 'years' ? page.years : []))
  expect(years).toEqual([4, 5, 6, 7, 8])
})

it('the line on the card of an area has its number in words', () => {
  const linesOf = (area: Area) => [areaTable[area].blurb, areaTable[area].classPages.blurb]
  expect(linesOf('numberstructure')[1]).toBe('Year 0-3: introduction to numbers and counting')
  expect(linesOf('timestable')).toEqual(['Twenty in a row, beat the clock', 'Tables 0 to 12'])
  expect(linesOf('fouroperations')).toEqual(['Add, subtract, multiply, divide', 'Five operations, stage by stage'])
  expect(linesOf('measurement')).toEqual(['Length, and more to come', 'Length, three phases'])
})

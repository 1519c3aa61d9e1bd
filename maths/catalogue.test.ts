import { describe, expect, it } from 'vitest'
import { findLevel, levelsOf, operationsOf, partTitle, partWordOf, stagesByOperation, targetOf } from './catalogue.ts'
import { type LevelId, operations } from './curriculum.ts'
import type { Dealers } from './dealer.ts'
import { loadLevels } from './load.ts'
import { dealers } from './operations/bedmas/dealers.ts'
import { earlyByOperation } from './test/rules/all.ts'
import { areas } from './vocabulary.ts'

describe('the curriculum', () => {
  it('the catalogue has 170 levels, each with its own id and a title', () => {
    const levels = operations.flatMap(levelsOf)
    expect(levels).toHaveLength(170)
    expect(new Set(levels.map(({ operation, id }) => `${operation} ${id}`)).size).toBe(170)
    expect(levels.every(({ title }) => title.length > 2)).toBe(true)
  })
  it('each operation is in one area, and an area has its operations in the order of the vocabulary', () => {
    expect(areas.flatMap((area) => operationsOf(area)).sort()).toEqual(operations.toSorted())
    expect(operationsOf('fouroperations')).toEqual(['addition', 'subtraction', 'multiplication', 'division', 'bedmas'])
  })
  it.each([
    ['timestable', '1.1', 'Time Table 0'],
    ['timestable', '1.9', 'Time Table 8'],
    ['timestable', '2.0', 'Time Table 9'],
    ['timestable', '2.3', 'Time Table 12'],
    ['numberphase1', '0.1', 'Count to 10'],
    ['numberphase1', '3.2', 'Count back from 1000'],
    ['length', '2.5', 'Right triangle'],
    ['length', '3.3', 'Two steps'],
  ] as const)('the title of %s %s is "%s"', (operation, id, title) => {
    expect(findLevel(operation, id)?.title).toBe(title)
  })
  it('the compiler refuses a table of dealers that lacks a level, and the id of an unknown level', () => {
    const { '1.1': first, ...others } = dealers
    // @ts-expect-error The dealer of 1.1 is missing.
    const incomplete: Dealers<'bedmas'> = others
    // @ts-expect-error There is no level 9.9.
    const unknown: LevelId<'bedmas'> = '9.9'
    const complete: Dealers<'bedmas'> = { ...others, '1.1': first }
    expect(Object.keys(complete).sort()).toEqual(levelsOf('bedmas').map(({ id }) => id))
    expect(Object.keys(incomplete)).not.toContain('1.1')
    expect(findLevel('bedmas', unknown)).toBeUndefined()
  })
  it.each(operations)('each level of %s has a dealer, and no dealer is without a level', async (operation) => {
    const levels = await loadLevels(operation)
    expect(levels.map(({ id }) => id)).toEqual(levelsOf(operation).map(({ id }) => id))
  })
  it('each operation has its word for a part of the list and its target, and only Times Table has a timer', () => {
    expect(operations.map(partWordOf)).toEqual([...Array(6).fill('Stage'), 'Phase', 'Year'])
    const timed = operations.filter((operation) => levelsOf(operation).some((level) => level.timed))
    expect(timed).toEqual(['timestable'])
    expect(operations.map(targetOf)).toEqual([5, 5, 5, 5, 5, 20, 5, 5])
  })
  it.each(operations)('the levels of %s for Years 0 and 1 are those of its rules', (operation) => {
    const early = earlyByOperation[operation]
    const expected = levelsOf(operation).filter(({ stage, id }) => early.includes(stage) || early.includes(id))
    expect(levelsOf(operation).filter((level) => level.early)).toEqual(expected)
  })
  it('the parts of a list are named after the stages, years or phases', () => {
    expect(partTitle('bedmas', '1')).toBe('Stage 1')
    expect(partTitle('numberphase1', '0')).toBe('Year 0')
    expect(partTitle('length', '3')).toBe('Phase 3')
  })
  it('the levels of an operation are in the order of its stages, and no id is used twice', () => {
    for (const operation of operations) {
      const stages = levelsOf(operation).map(({ stage }) => stage)
      expect([...new Set(stages)]).toEqual(stagesByOperation[operation].map(({ id }) => id))
      expect(stages).toEqual([...new Set(stages)].flatMap((stage) => stages.filter((other) => other === stage)))
      const ids = levelsOf(operation).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

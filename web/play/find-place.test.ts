import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'

describe('the path of a level', () => {
  it.each([
    ['addition', '2', '2.5'],
    ['numberphase1', '0', '0.5'],
    ['length', '3', '3.1'],
    ['timestable', '1', '2.0'],
  ] as const)('of %s leads to it', (operation, stage, id) => {
    expect(findPlace(operation, stage, id)).toMatchObject({ operation, stage, id })
  })

  it.each([
    ['2', '9.9'],
    ['9', '9.1'],
    ['3', '2.5'],
    ['', ''],
  ])('with the unknown stage %s or level %s leads to the list', (stageId, levelId) => {
    expect(findPlace('addition', stageId, levelId)).toBe('/main/fouroperations/addition')
    expect(findPlace('length', stageId, levelId)).toBe('/main/measurement/length')
  })

  it('with an unknown year leads to the Phase 1 menu', () => {
    expect(findPlace('numberphase1', '4', '4.1')).toBe('/main/numberstructure/phase1')
  })
})

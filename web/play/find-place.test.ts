import { describe, expect, it } from 'vitest'
import { findPlace, findStages, readFourOperation } from './find-place.ts'

describe('a path of the Four Operations', () => {
  it('leads to its level', () => {
    expect(findPlace('addition', '2', '2.5')).toMatchObject({ operation: 'addition', stage: '2', id: '2.5' })
  })

  it.each([
    ['2', '9.9'],
    ['9', '9.1'],
    ['3', '2.5'],
    ['', ''],
  ])('with the unknown stage %s or level %s leads to the list', (stageId, levelId) => {
    expect(findPlace('addition', stageId, levelId)).toBe('/main/fouroperations/addition')
  })

  it.each(['roots', '', 'timestable', 'toString'])('with the unknown operation "%s" leads home', (operation) => {
    expect(findPlace(operation, '1', '1.1')).toBe('/')
    expect(findStages(operation)).toBe('/')
    expect(readFourOperation(operation)).toBeNull()
  })

  it('leads to the stages of an operation', () => {
    expect(findStages('addition')).toMatchObject({ operation: 'addition', stages: { length: 5 } })
  })
})

import { describe, expect, it } from 'vitest'
import { levelsOf } from './catalogue.ts'
import { type Operation, operations } from './curriculum.ts'
import { loadLevel, loadLevels } from './load.ts'
import { currentRules, type Rules } from './rules.ts'

/** Returns the current rules, which note each operation whose dealers are loaded. */
function watched(loaded: Operation[]): Rules {
  return {
    ...currentRules,
    dealersOf(operation) {
      loaded.push(operation)
      return currentRules.dealersOf(operation)
    },
  }
}

/** Returns the current rules with these dealers for every operation. */
function withDealers(dealers: object): Rules {
  return { ...currentRules, dealersOf: async () => dealers as never }
}

describe('loadLevel', () => {
  it('a level is loaded with its entry in the catalogue, its rules and its dealer', async () => {
    const level = await loadLevel('addition', '2.3')
    expect(level).toMatchObject({ operation: 'addition', id: '2.3', stage: '2', title: '34 + 50', timed: false })
    expect(level?.rules).toBe(currentRules)
    expect(level?.dealer.answer).toEqual({ maxLength: 2, point: false })
  })

  it('the dealer of a level is made when it is first read, and once', async () => {
    const dealers = await currentRules.dealersOf('bedmas')
    let count = 0
    const make = () => {
      count++
      return dealers['1.1']()
    }
    const counting = withDealers({ ...dealers, '1.1': make })
    const levels = [await loadLevel('bedmas', '1.1', counting), await loadLevel('bedmas', '1.1', counting)]
    expect(count).toBe(0)
    expect(levels[0]!.dealer).toBe(levels[1]!.dealer)
    expect(count).toBe(1)
  })

  it.each([
    ['addition', '9.9'],
    ['addition', ''],
    ['bedmas', '2.1'],
    ['timestable', '0.1'],
    ['addition', 'toString'],
  ] as const)('there is no level %s %j', async (operation, id) => {
    expect(await loadLevel(operation, id)).toBeUndefined()
  })

  it('a level that older rules do not know is undefined', async () => {
    const { '1.4': _, ...others } = await currentRules.dealersOf('bedmas')
    const older = withDealers(others)
    expect(await loadLevel('bedmas', '1.4', older)).toBeUndefined()
    expect(await loadLevel('bedmas', '1.3', older)).toBeDefined()
  })

  it('the target and the timer are those of the rules, and not of the catalogue', async () => {
    const longer: Rules = { ...currentRules, version: 2, targetOf: () => 12, isTimed: () => true }
    expect(await loadLevel('addition', '1.1', longer)).toMatchObject({ target: 12, timed: true, rules: longer })
  })

  it('a level loads the dealers of its own operation only', async () => {
    const loaded: Operation[] = []
    await loadLevel('length', '2.1', watched(loaded))
    expect(loaded).toEqual(['length'])
  })

  it('an unknown level loads no dealers', async () => {
    const loaded: Operation[] = []
    await loadLevel('length', '9.9', watched(loaded))
    expect(loaded).toEqual([])
  })
})

describe('loadLevels', () => {
  it.each(operations)('the levels of %s are loaded in the order of practice', async (operation) => {
    const levels = await loadLevels(operation)
    expect(levels.map(({ id, title, stage }) => ({ id, title, stage }))).toEqual(
      levelsOf(operation).map(({ id, title, stage }) => ({ id, title, stage })),
    )
  })
})

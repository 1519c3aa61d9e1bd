import { describe, expect, it } from 'vitest'
import type { Move } from '#maths'
import { pageMoveStore } from './page-move-store.ts'
import { testDevice } from './test/test-device.ts'

const header = { account: 'mia', round: 'r', operation: 'addition', levelId: '1.1', rules: 1 } as const
const move = (number: number): Move => ({ number, at: number, kind: 'next' })

describe('the page shelf', () => {
  it('the page shelf leaves no gap in the database when one of two simultaneous writes fails', async () => {
    const device = testDevice()
    let writes = 0
    const shelf = pageMoveStore({
      ...device,
      keep: async (...args) => {
        writes += 1
        if (writes === 1) throw new Error('no room')
        return device.keep(...args)
      },
    })
    await Promise.all([shelf.keep(header, 0, move(1)), shelf.keep(header, 0, move(2))])
    expect(await device.moves(header, 0, 50)).toEqual([move(1), move(2)])
  })

  it('the page shelf lists a round once when its moves are in the database and in memory', async () => {
    const device = testDevice()
    const shelf = pageMoveStore(device)
    await shelf.keep(header, 1, move(1))
    device.state = 'full'
    await shelf.keep(header, 2, move(2))
    expect((await shelf.rounds('mia')).map(({ round, best }) => [round, best])).toEqual([['r', 2]])
    expect(await shelf.firstMoves(header, 0)).toEqual({ moves: [move(1), move(2)], complete: true })
  })

  it('the page shelf does not send a round again that was set aside while the database was full', async () => {
    const device = testDevice()
    const shelf = pageMoveStore(device)
    device.state = 'full'
    await shelf.keep(header, 1, move(1))
    await shelf.setAside(header, 'refused')
    await shelf.keep(header, 1, move(2))
    expect(await shelf.rounds('mia')).toEqual([])
  })
})

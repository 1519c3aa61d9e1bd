import { describe, expect, it } from 'vitest'
import type { Move } from '#maths'
import { batchSize, createMoveStore } from './move-store.ts'
import { testDevice } from './test/test-device.ts'

const header = {
  account: 'mia',
  round: 'r',
  ref: { kind: 'level', operation: 'addition', levelId: '1.1' },
  rules: 1,
} as const
const sentUpTo = (last: number) => new Map([['r', last]])
const move = (number: number): Move => ({ number, at: number, kind: 'next' })

describe('the move store', () => {
  it('the move store leaves no gap in the database when one of two simultaneous writes fails', async () => {
    const device = testDevice()
    let writes = 0
    const store = createMoveStore({
      ...device,
      keep: async (...args) => {
        writes += 1
        if (writes === 1) throw new Error('no room')
        return device.keep(...args)
      },
    })
    await Promise.all([store.keep(header, 0, move(1)), store.keep(header, 0, move(2))])
    expect((await device.firstUnsent('mia', sentUpTo(0), 50))?.moves).toEqual([move(1), move(2)])
  })

  it('the move store lists a round once when its moves are in the database and in memory', async () => {
    const device = testDevice()
    const store = createMoveStore(device)
    await store.keep(header, 1, move(1))
    device.state = 'full'
    await store.keep(header, 2, move(2))
    expect((await store.rounds('mia')).map(({ round, best }) => [round, best])).toEqual([['r', 2]])
    const batch = await store.nextBatch('mia', sentUpTo(0))
    expect(batch).toMatchObject({ header: { round: 'r', best: 2 }, moves: [move(1), move(2)], complete: true })
  })

  it('the move store does not send a round again that was set aside while the database was full', async () => {
    const device = testDevice()
    const store = createMoveStore(device)
    device.state = 'full'
    await store.keep(header, 1, move(1))
    await store.setAside(header, 'refused')
    await store.keep(header, 1, move(2))
    expect(await store.rounds('mia')).toEqual([])
  })

  it('the next batch has moves in order, at most as many as the server takes', async () => {
    const store = createMoveStore(testDevice())
    for (let number = 1; number <= 80; number++) await store.keep(header, 0, move(number))
    const batch = await store.nextBatch('mia', sentUpTo(2))
    expect(batch).toMatchObject({ moves: Array.from({ length: batchSize }, (_, i) => move(i + 3)) })
  })

  it('the next batch stops before a gap', async () => {
    const store = createMoveStore(testDevice())
    for (const number of [4, 5, 7]) await store.keep(header, 0, move(number))
    expect(await store.nextBatch('mia', sentUpTo(0))).toMatchObject({ moves: [move(4), move(5)] })
  })

  it('the next batch ends before a move that was made after the device had slept', async () => {
    const device = testDevice()
    const store = createMoveStore(device)
    const monday = Date.UTC(2026, 1, 2)
    const made = (number: number, asleep: number) => ({ ...move(number), madeAt: monday + number + asleep })
    const tuesday = 24 * 3600_000
    const moves = [made(1, 0), made(2, 0), made(3, tuesday), made(4, tuesday + 59_000), move(5)]
    for (const each of moves.slice(0, 3)) await store.keep(header, 0, each)
    device.state = 'full'
    for (const each of moves.slice(3)) await store.keep(header, 0, each)
    expect(await store.nextBatch('mia', sentUpTo(0))).toMatchObject({ moves: moves.slice(0, 2) })
    expect(await store.nextBatch('mia', sentUpTo(2))).toMatchObject({ moves: moves.slice(2) })
  })

  it('the next batch does not end at a pause of the child, or where the clock was set back', async () => {
    const store = createMoveStore(testDevice())
    const hour = 3600_000
    const moves = [
      { ...move(1), at: 0, madeAt: 5 * hour },
      { ...move(2), at: 2 * hour, madeAt: 7 * hour },
      { ...move(3), at: 2 * hour + 1, madeAt: hour },
    ]
    for (const each of moves) await store.keep(header, 0, each)
    expect(await store.nextBatch('mia', sentUpTo(0))).toMatchObject({ moves })
  })

  it('the next batch leaves out rounds that must not be sent now, and another account', async () => {
    const store = createMoveStore(testDevice())
    await store.keep(header, 0, move(1))
    await store.keep({ ...header, round: 'later' }, 0, move(1))
    await store.keep({ ...header, account: 'ben', round: 'of Ben' }, 0, move(1))
    const batch = await store.nextBatch('mia', new Map([['r', null]]))
    expect(batch).toMatchObject({ header: { round: 'later' } })
    const all = new Map([
      ['r', null],
      ['later', 1],
    ])
    expect(await store.nextBatch('mia', all)).toBe('none')
  })

  it('the next batch comes from memory while the database cannot be read, and is not complete', async () => {
    const device = testDevice()
    const store = createMoveStore(device)
    device.state = 'gone'
    await store.keep(header, 1, move(1))
    expect(await store.nextBatch('mia', sentUpTo(0))).toMatchObject({ moves: [move(1)], complete: false })
    expect(await store.nextBatch('mia', sentUpTo(1))).toBe('unknown')
  })

  it('the moves that the database does not have yet are known at once, until it has them', async () => {
    const device = testDevice()
    const store = createMoveStore(device)
    await store.keep(header, 1, move(1))
    expect(store.unwritten()).toEqual([])
    const keeping = store.keep(header, 2, move(2))
    expect(store.unwritten()).toMatchObject([{ header: { ...header, best: 2 }, moves: [move(2)] }])
    await keeping
    expect(store.unwritten()).toEqual([])
    device.state = 'full'
    await store.keep(header, 3, move(3))
    expect(store.unwritten()).toMatchObject([{ header: { ...header, best: 3 }, moves: [move(3)] }])
  })

  it('there is no next batch when no move waits', async () => {
    expect(await createMoveStore(testDevice()).nextBatch('mia', sentUpTo(0))).toBe('none')
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'

const limit = { most: 3, within: 10_000 }

onBothEngines((opened) => {
  test('a holder has a limited number of tries in a period, and gets a successful one back', async () => {
    const { tries } = opened.store
    const [student, classmate] = [randomUUID(), randomUUID()]
    const first = await tries.take(student, limit)
    opened.clock.now += 5000
    const second = await tries.take(student, limit)
    expect([first, second, await tries.take(student, limit)]).not.toContain(null)
    expect(await tries.take(student, limit)).toBeNull()
    expect(await tries.take(classmate, limit)).not.toBeNull()
    await tries.giveBack(second!)
    expect(await tries.take(student, limit)).not.toBeNull()
    expect(await tries.take(student, limit)).toBeNull()
    opened.clock.now += 5001
    expect(await tries.take(student, limit)).not.toBeNull()
    expect(await tries.take(student, limit)).toBeNull()
  })

  test('forty tries at the same moment stay within the limit, and a refused one is not counted', async () => {
    const { tries } = opened.store
    const student = randomUUID()
    const all = await Promise.all(Array.from({ length: 40 }, () => tries.take(student, limit)))
    const taken = all.filter((one) => one !== null)
    expect(taken.length).toBeLessThanOrEqual(limit.most)
    for (const one of taken) await tries.giveBack(one)
    expect(await tries.take(student, limit)).not.toBeNull()
  })

  test('the same try for an hour counts once, and leaves the others their tries', async () => {
    const { tries } = opened.store
    const [network, hour] = [randomUUID(), { most: 3, within: 3_600_000 }]
    for (let i = 0; i < 240; i++) {
      opened.clock.now += 15_000
      expect(await tries.take(network, hour, 'the code of a class')).not.toBeNull()
    }
    const rows = await opened.db.selectFrom('tries').where('holder', '=', network).selectAll().execute()
    expect(rows).toHaveLength(1)
    for (const code of ['second', 'third']) expect(await tries.take(network, hour, code)).not.toBeNull()
    expect(await tries.take(network, hour, 'fourth')).toBeNull()
  })

  test('where no try is left, neither a refused try nor a repeated one frees any', async () => {
    const { tries } = opened.store
    const network = randomUUID()
    const take = (code: string) => {
      opened.clock.now += 5
      return tries.take(network, limit, code)
    }
    for (const code of ['first', 'second', 'third']) expect(await take(code)).not.toBeNull()
    for (let i = 0; i < 20; i++) {
      expect(await take(`new ${i}`)).toBeNull()
      expect(await take('new 0')).toBeNull()
      expect(await take('first')).not.toBeNull()
      expect(await tries.areUsedUp(network, limit)).toBe(true)
    }
    await tries.giveBack((await take('first'))!)
    expect(await tries.areUsedUp(network, limit)).toBe(false)
    expect(await take('new 0')).not.toBeNull()
    expect(await take('first')).toBeNull()
  })

  test('tries with the same text in the same moment count once', async () => {
    const { tries } = opened.store
    const network = randomUUID()
    const all = await Promise.all(Array.from({ length: 20 }, () => tries.take(network, limit, 'first')))
    expect(all).not.toContain(null)
    for (const code of ['second', 'third']) expect(await tries.take(network, limit, code)).not.toBeNull()
    const mixed = Array.from({ length: 20 }, (_, i) => tries.take(network, limit, i % 2 ? 'first' : `new ${i}`))
    for (const [i, one] of (await Promise.all(mixed)).entries()) if (i % 2 === 0) expect(one).toBeNull()
    expect(await tries.areUsedUp(network, limit)).toBe(true)
    for (let i = 0; i < 5; i++) expect(await tries.take(network, limit, `new ${i}`)).toBeNull()
  })

  test('a holder that gets all tries back has all of them again, and others are unaffected', async () => {
    const { tries } = opened.store
    const [room5, room6] = [randomUUID(), randomUUID()]
    for (const room of [room5, room6]) for (let i = 0; i < limit.most; i++) await tries.take(room, limit)
    await tries.giveAllBack(room5)
    for (let i = 0; i < limit.most; i++) expect(await tries.take(room5, limit)).not.toBeNull()
    for (const room of [room5, room6]) expect(await tries.take(room, limit)).toBeNull()
    opened.clock.now += limit.within + 1
    expect(await tries.areUsedUp(room6, limit)).toBe(false)
  })

  test('only old tries are deleted', async () => {
    const { tries } = opened.store
    const holder = randomUUID()
    await tries.take(holder, limit)
    opened.clock.now += 1000
    const before = opened.clock.now
    await tries.take(holder, limit)
    await tries.deleteBefore(before)
    const left = await opened.db.selectFrom('tries').where('holder', '=', holder).selectAll().execute()
    expect(left.map(({ tried_at }) => tried_at)).toEqual([before])
  })
})

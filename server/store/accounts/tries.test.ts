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

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemKey } from '#maths'
import { setContent } from '../../test/sample-args.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { createSetVersions } from './set-versions.ts'

const contentOf = (title: string) => ({ title, problemCount: 1, problems: JSON.stringify([{ text: title }]) })

onBothEngines((opened) => {
  async function newSet(title = 'Kūmara') {
    const [teacherId, id] = [newClaims().id, randomUUID()]
    await opened.store.sets.create(teacherId, id, contentOf(title))
    return { teacherId, id }
  }

  test('an edited set has the next version, and the former version stays as it was', async () => {
    const { sets } = opened.store
    const { teacherId, id } = await newSet()
    expect(await sets.addVersion(teacherId, id, 1, contentOf('Chairs'))).toBe(true)
    expect(await sets.select(teacherId, id)).toMatchObject({ version: 2, title: 'Chairs', isShared: false })
    expect(await sets.selectVersion(teacherId, id, 1)).toEqual(contentOf('Kūmara'))
    expect(await sets.selectVersion(teacherId, id, 2)).toEqual(contentOf('Chairs'))
  })

  test('of two edits of the same version, one is stored', async () => {
    const { sets } = opened.store
    const { teacherId, id } = await newSet()
    const edits = await Promise.all(['A', 'B'].map((title) => sets.addVersion(teacherId, id, 1, contentOf(title))))
    expect(edits.sort()).toEqual([false, true])
    expect(await sets.selectVersion(teacherId, id, 3)).toBeNull()
  })

  test('a set that is made again under its id stays as it was', async () => {
    const { sets } = opened.store
    const { teacherId, id } = await newSet()
    await sets.create(teacherId, id, contentOf('Again'))
    expect(await sets.select(teacherId, id)).toMatchObject({ version: 1, title: 'Kūmara' })
  })

  test('a deleted set is in no list and its link leads nowhere, but tasks find its versions', async () => {
    const { sets } = opened.store
    const { teacherId, id } = await newSet()
    const hash = randomUUID()
    await sets.setLink(teacherId, id, hash)
    expect(await sets.selectByLink(hash)).toMatchObject({ id, title: 'Kūmara' })
    expect([await sets.delete(teacherId, id), await sets.delete(teacherId, id)]).toEqual([true, true])
    expect(await sets.listOf(teacherId)).toEqual([])
    expect([await sets.countOf(teacherId), await sets.select(teacherId, id), await sets.selectByLink(hash)]).toEqual([
      0,
      null,
      null,
    ])
    expect(await sets.selectVersion(teacherId, id, 1)).toEqual(contentOf('Kūmara'))
    expect([await sets.addVersion(teacherId, id, 1, contentOf('B')), await sets.setLink(teacherId, id, 'a')]).toEqual([
      false,
      false,
    ])
  })

  test('a link that two sets were given at the same moment leads nowhere', async () => {
    const { sets } = opened.store
    const [one, other] = [await newSet(), await newSet('Chairs')]
    const hash = randomUUID()
    await sets.setLink(one.teacherId, one.id, hash)
    expect(await sets.isLinkTaken(one.teacherId, one.id, hash)).toBe(false)
    expect(await sets.isLinkTaken(other.teacherId, other.id, hash)).toBe(true)
    await sets.setLink(other.teacherId, other.id, hash)
    expect(await sets.selectByLink(hash)).toBeNull()
  })

  test('a set is reached by the id of its teacher only', async () => {
    const { sets } = opened.store
    const { id } = await newSet()
    const other = newClaims().id
    expect([await sets.select(other, id), await sets.selectVersion(other, id, 1)]).toEqual([null, null])
    expect([await sets.delete(other, id), await sets.setLink(other, id, 'a')]).toEqual([false, false])
  })

  test('the sets that were changed last come first', async () => {
    const { sets } = opened.store
    const { teacherId, id } = await newSet('First')
    opened.clock.now += 1
    await sets.create(teacherId, randomUUID(), contentOf('Second'))
    expect((await sets.listOf(teacherId)).map(({ title }) => title)).toEqual(['Second', 'First'])
    opened.clock.now += 1
    await sets.addVersion(teacherId, id, 1, contentOf('First again'))
    expect((await sets.listOf(teacherId)).map(({ title }) => title)).toEqual(['First again', 'Second'])
  })

  test('a version that was read is kept for an hour, and an erased one is then gone', async () => {
    const { setVersions, erasures, sets } = opened.store
    const { id: teacher, ...identity } = newClaims()
    await opened.store.accounts.signIn(identity, 'teacher')
    const id = randomUUID()
    await sets.create(teacher, id, { title: 'Kūmara', problemCount: 0, problems: '[]' })
    const read = () => setVersions.select({ teacher, id, version: 1 })
    expect(await read()).toEqual({ title: 'Kūmara', problems: [] })
    await erasures.eraseAccount({ id: teacher, email: null })
    opened.clock.now += 3_599_999
    expect(await read()).not.toBeNull()
    opened.clock.now += 1
    expect(await read()).toBeNull()
  })

  test('the keys of 150 versions in turn are read once each', async () => {
    const { sets } = opened.store
    const { teacherId } = await newSet()
    const ids = Array.from({ length: 150 }, () => randomUUID())
    for (const id of ids)
      await sets.create(teacherId, id, {
        title: 'Kūmara',
        problemCount: 2,
        problems: JSON.stringify(setContent.problems),
      })
    const reads: string[] = []
    const selectVersion: typeof sets.selectVersion = (teacher, id, version) => {
      reads.push(id)
      return sets.selectVersion(teacher, id, version)
    }
    const { keysOf } = createSetVersions({ selectVersion }, () => opened.clock.now)
    const expected = setContent.problems.map(problemKey)
    for (const id of [...ids, ...ids]) expect(await keysOf({ teacher: teacherId, id, version: 1 })).toEqual(expected)
    expect(reads).toEqual(ids)
  })

  test('a set that comes back with its teacher has its keys again', async () => {
    const { setVersions, sets } = opened.store
    const [teacher, id] = [newClaims().id, randomUUID()]
    const keys = () => setVersions.keysOf({ teacher, id, version: 1 })
    expect(await keys()).toEqual([])
    await sets.create(teacher, id, { title: 'Kūmara', problemCount: 2, problems: JSON.stringify(setContent.problems) })
    expect(await keys()).toEqual(setContent.problems.map(problemKey))
  })

  test('the erasure of a teacher takes the sets and their versions, and its undo brings them back', async () => {
    const { sets, erasures } = opened.store
    const claims = newClaims()
    const { id, ...identity } = claims
    await opened.store.accounts.signIn(identity, 'teacher')
    const set = randomUUID()
    await sets.create(id, set, contentOf('Kūmara'))
    const receipt = await erasures.eraseAccount({ id, email: null })
    expect(receipt).toMatchObject({ rows: { sets: 1, set_versions: 1 } })
    expect([await sets.listOf(id), await sets.selectVersion(id, set, 1)]).toEqual([[], null])
    await erasures.undo(receipt!.id)
    expect(await sets.select(id, set)).toMatchObject({ title: 'Kūmara' })
  })
})

import { expect, it } from 'vitest'
import { releases } from '#maths'
import { serverKinds } from '../rounds/kinds/all.ts'
import { openAll } from '../rounds/kinds/kind.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import { all, carryDropped, leftOut, paperSchool, right, wrong, wrote } from '../test/paper-school.ts'
import { rebuildPaper } from './rebuild-paper.ts'

const { enter, levelSheet, make, openOwnerStore, people, setSheet } = paperSchool()

const byLevel = (a: MarkedPart, b: MarkedPart) => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ worksheetId, key }: MarkedPart) => `${worksheetId} ${key.join(' ')}`

it('the rebuilt columns of marks are those that were saved, and marks that changed meanwhile stay', async () => {
  const [adding, both] = [await levelSheet('2.5'), await make({ isForEach: true })]
  await enter(adding, [wrong, leftOut, ...(await carryDropped(adding, '2.5')).slice(2)])
  await enter(both, [...all(right, 12), ...all(wrote({ kind: 'number', number: '61' }), 8)])
  const store = await openOwnerStore()
  const playables = await openAll(serverKinds, releases, store)
  const own = async () => (await store.paperAnswers.newest(people.mia.account, null, 10)).sort(byLevel)
  const saved = await own()
  expect(saved).toHaveLength(3)
  const changedOf = async () => (await rebuildPaper({ store, playables })).changed
  expect(await changedOf()).toBe(0)
  const damaged = { answers: 1, rightAnswers: 1, entries: '' }
  for (const level of saved) await store.paperAnswers.write(level, damaged)
  expect((await own()).map(({ entries }) => entries)).toEqual(['', '', ''])
  expect(await changedOf()).toBe(3)
  expect(await own()).toEqual(saved)
  // A teacher has changed the marks after they were read.
  await store.paperAnswers.write({ ...saved[0]!, marks: [right] }, damaged)
  expect(await own()).toEqual(saved)
  await store.close()
})

it('the columns of marks of own problems are rebuilt too', async () => {
  const { sheet, questions } = await setSheet('set')
  const count = questions(null).flat().length
  await enter(sheet, [wrong, ...all(right, count - 1)])
  const store = await openOwnerStore()
  const playables = await openAll(serverKinds, releases, store)
  const parts = await store.paperAnswers.partsOfSets(people.mia.account)
  const own = () => store.paperAnswers.newestOfSets(people.mia.account, parts, 10)
  const saved = await own()
  expect(saved).toMatchObject([{ answers: count, rightAnswers: count - 1, entries: '' }])
  await store.paperAnswers.write(saved[0]!, { answers: 1, rightAnswers: 1, entries: '' })
  expect((await rebuildPaper({ store, playables })).changed).toBe(1)
  expect(await own()).toEqual(saved)
  await store.close()
})

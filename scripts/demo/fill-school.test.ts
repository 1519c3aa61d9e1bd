import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelsOf, operations } from '#maths'
import { openStore, type Store } from '../../server/store/open.ts'
import { type FreshDatabase, freshDatabase } from '../../server/store/test/fresh-database.ts'
import { fillSchool, isComplete } from './fill-school.ts'
import { demoSchool } from './school.ts'

const now = Date.UTC(2026, 5, 12, 3)
let database: FreshDatabase
let store: Store

beforeAll(async () => {
  database = await freshDatabase()
  const clock = { now }
  store = await openStore({ ...database, clock: () => clock.now })
  expect(await isComplete(store)).toBe(false)
  await fillSchool(store, clock, now)
}, 240_000)
afterAll(async () => {
  await store.close()
  await database.remove()
})

const school = demoSchool()
const sample = (name: string) => {
  const found = school.classes.flatMap(({ students }) => students).find(({ subject }) => subject.startsWith(`${name}@`))
  if (!found) throw new Error(`The demo school has no ${name}`)
  return found
}

test('the demo school has two teachers and three full classes', async () => {
  const classes = (await Promise.all(school.teachers.map(({ id }) => store.classes.listOf(id)))).flat()
  expect(classes.map(({ studentCount }) => studentCount)).toEqual([28, 28, 28])
  expect(await isComplete(store)).toBe(true)
})

test('each operation has a sample student at its end, one in its middle and one at its beginning', async () => {
  for (const operation of operations.filter((each) => levelsOf(each).length > 0)) {
    const completed = async (name: string) =>
      Object.values(await store.progress.bestsIn(sample(name).id, operation)).filter(({ streak }) => streak >= 5).length
    const [all, some, few] = await Promise.all(['tane', 'mia', 'aroha'].map(completed))
    expect(all).toBe(levelsOf(operation).length)
    expect(some).toBeLessThan(all ?? 0)
    expect(few).toBeLessThan(some ?? 0)
    expect(few).toBeGreaterThan(0)
  }
})

test('the demo school has students who have not begun', async () => {
  const bests = await Promise.all(
    school.classes.flatMap(({ students }) => students).map(({ id }) => store.progress.bestsOf(id)),
  )
  expect(bests.filter((each) => Object.keys(each).length === 0).length).toBeGreaterThan(0)
})

test('the demo school has the same people each time', () => expect(demoSchool()).toEqual(school))

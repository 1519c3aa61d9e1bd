import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelsOf, operations } from '#maths'
import { createDayOf, questionsOf } from '#maths/insight'
import { insightIn, unseenIn } from '../../server/insight/class-insight.ts'
import { openStore, type Store } from '../../server/store/open.ts'
import { type FreshDatabase, freshDatabase } from '../../server/store/test/fresh-database.ts'
import { fillSchool, isComplete } from './fill-school.ts'
import { demoSchool } from './school.ts'

const hour = 3600_000
/** A Friday. */
const now = Date.UTC(2026, 5, 12, 3)
const dayOf = createDayOf('Pacific/Auckland')
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

/** Returns the name of a student with the number of their e-mail, because a class has namesakes. */
function nameOf(studentId: string): string {
  const student = school.classes.flatMap(({ students }) => students).find(({ id }) => id === studentId)
  if (!student) throw new Error(`The demo school has no student ${studentId}`)
  return `${student.firstName} ${student.lastName} ${student.subject.replace(/\D/g, '')}`
}

/** Returns what Insight says of a class, with the names of the students. */
async function insightOf(classId: string, time: number): Promise<Record<string, readonly string[]>> {
  const about = { now: time, today: dayOf(time), dayOf }
  const { all, groups, ready } = await insightIn(store, classId, about)
  const unseen = await unseenIn(store, classId, all, about)
  const found = [
    ...groups.flatMap((group) => {
      const said = group.kind === 'slip' ? group.slip : `stuck on ${group.levelId}`
      return group.studentIds.map((studentId) => ({ said: `${group.operation}, ${said}`, studentId }))
    }),
    ...ready.map(({ studentId, operation, nextLevel }) => ({
      said: `${operation}, ready for ${nextLevel}`,
      studentId,
    })),
    ...unseen.map(({ studentId }) => ({ said: 'not seen', studentId })),
  ]
  const names: Record<string, string[]> = {}
  for (const { said, studentId } of found) names[said] = [...(names[said] ?? []), nameOf(studentId)].toSorted()
  return names
}

// The last lesson is on Friday. By Sunday, two days more have left the 14 days of Insight.
test.each([
  ['Friday', 0],
  ['Saturday', 1],
  ['Sunday', 2],
])(
  'Insight of the demo school names on %s each student with a habit or without practice, and nobody else',
  async (_, days) => {
    const [room12, room7, kowhai] = await Promise.all(
      school.classes.map(({ id }) => insightOf(id, now + days * 24 * hour)),
    )
    expect(room12).toEqual({
      'addition, carry-dropped': ['Ataahua Lee 14', 'Finn Ngata 16', 'Nīkau McKenzie 15'],
      'subtraction, smaller-from-larger': ['Eden Wilson 17', 'Tīpene Patel 18'],
      'multiplication, stuck on 2.3': ['Caleb Fraser 19', 'Kauri Clarke 20'],
      'division, ready for 3.1': ['Mere Henare 22', 'Oliver Kaur 21'],
      'not seen': ['Leilani Walker 24', 'Oliver Kereama 23', 'Priya Wang 01', 'Te Ariki Tauira 09'],
    })
    expect(room7).toEqual({
      'addition, carry-dropped': ['Kaia Pōtiki 44', 'Liam Paewai 43', 'Wiremu Te Rangi 42'],
      'subtraction, smaller-from-larger': ['Mere Parata 46', 'Sophie McKenzie 45'],
      'multiplication, stuck on 2.3': ['Amaia Sharma 48', 'Mākere Harawira 47'],
      'division, ready for 3.1': ['Daniel Martin 49', 'Isla Robinson 50'],
      'not seen': ['Alani Tuala 51', 'Liam Martin 52'],
    })
    expect(kowhai).toEqual({
      'addition, carry-dropped': ['Eden Anderson 71', 'Manaia McKenzie 70', 'Mārama Waititi 72'],
      'subtraction, smaller-from-larger': ['Hinewai Robinson 73', 'Te Ariki Patel 74'],
      'multiplication, stuck on 2.3': ['Amaia Māhuta 76', 'Caleb Māhuta 75'],
      'division, ready for 3.1': ['Alani Waititi 78', 'Sione Tuala 77'],
      'not seen': ['Mākere Singh 56', 'Oliver Leota 79', 'Rangi Fraser 80'],
    })
  },
)

test('no wrong answer shows a slip, except those of students who follow one', async () => {
  const rounds = (await Promise.all(school.classes.map(({ id }) => store.insight.roundsInClass(id, 0)))).flat()
  const questions = questionsOf(rounds, dayOf).flatMap(({ studentId, operation, questions }) =>
    questions.map(({ first, shown }) => ({ studentId, operation, first, shown })),
  )
  expect(questions.filter(({ first }) => first === 'wrong').length).toBeGreaterThan(1000)
  const followers = new Set(
    school.classes
      .flatMap(({ students }) => students)
      .flatMap(({ id, habit }) => {
        if (habit === 'carriesNothing') return `${id} addition`
        return habit === 'takesSmallerDigit' ? `${id} subtraction` : []
      }),
  )
  const showing = questions.filter(({ shown }) => shown !== 0)
  expect(new Set(showing.map(({ studentId, operation }) => `${studentId} ${operation}`))).toEqual(followers)
})

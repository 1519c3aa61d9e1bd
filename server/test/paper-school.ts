import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Args, Classroom, Output } from '#contract'
import {
  type Answer,
  currentRules,
  dealSheet,
  enNZ,
  findLevel,
  loadSheet,
  type PaperMark,
  type Question,
  rightAnswer,
  sheetSeed,
} from '#maths'
import { enteredAnswer, loadSlips, slipAnswers } from '#maths/solve'
import { openStore } from '../store/open.ts'
import type { Browser } from './browser.ts'
import { newEmail } from './callers.ts'
import { setContent, sheetSettings } from './sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test-app.ts'

const day = 24 * 3_600_000
/** Thursday 19 November 2026, 13:00 in New Zealand. */
const thursday = Date.UTC(2026, 10, 19)
const put = 'PUT /api/classes/{class}/students/{student}/sheets/{code}'

type Worksheet = Output<'POST /api/classes/{class}/worksheets'>
type Settings = Partial<Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class'>>
type Marks = readonly PaperMark[]

export const all = (mark: PaperMark, count = 20): PaperMark[] => Array.from({ length: count }, () => mark)
export const right: PaperMark = { kind: 'right' }
export const wrong: PaperMark = { kind: 'wrong' }
export const leftOut: PaperMark = { kind: 'leftOut' }
export const wrote = (answer: Answer): PaperMark => ({ kind: 'wrote', answer })

/** Returns the questions of a worksheet, for all or for a student. */
export async function questionsOf(sheet: Worksheet, student: string | null = null): Promise<Question[]> {
  const levels = await loadSheet(sheet.content, currentRules, () => Promise.reject(new Error('no set')))
  return dealSheet(levels, sheet.count, sheetSeed(sheet.id, student)).flatMap(({ questions }) => questions)
}

/** Returns the marks of a child who forgets the carried ten, if a question can show that. */
export async function carryDropped(sheet: Worksheet, levelId: string): Promise<PaperMark[]> {
  const [slips, level] = [await loadSlips('addition'), findLevel('addition', levelId)!]
  return (await questionsOf(sheet)).map((question) => {
    const found = slipAnswers(slips, level, question).find(({ id }) => String(id) === 'carry-dropped')
    const answer = found && enteredAnswer(question, found.answer, enNZ)
    return wrote(answer ?? rightAnswer(question, enNZ))
  })
}

/** The people of a test of marks: a teacher, her class and its student. Each test makes new ones. */
interface People {
  app: TestApp
  email: string
  hana: Browser
  mia: Browser
  room: Classroom
}

/** Starts a server for the tests of a file. Returns its people, and the calls that print and mark worksheets. */
export function paperSchool() {
  const clock = { now: thursday }
  const people = {} as People
  beforeAll(async () => {
    people.app = await startTestApp({ clock: () => clock.now })
  })
  afterAll(() => people.app.close())
  beforeEach(async () => {
    clock.now = thursday
    people.email = newEmail()
    people.hana = await registerTeacher(people.app, people.email)
    people.mia = await registerStudent(people.app, newEmail())
    people.room = await makeClass(people.hana, 'Room 12')
    await people.mia.call('POST /api/memberships', { code: people.room.code })
  })
  const make = (changes: Settings = {}) =>
    people.hana.call('POST /api/classes/{class}/worksheets', {
      ...{ class: people.room.id, id: randomUUID(), ...sheetSettings, ...changes },
    })
  const markArgs = ({ code }: Worksheet, marks: Marks, changes: object = {}) => ({
    ...{ class: people.room.id, student: people.mia.account, code, day: '2026-11-19', marks: [...marks], ...changes },
  })
  const calls = {
    make,
    levelSheet: (levelId: string, operation: 'addition' | 'timestable' = 'addition') =>
      make({ content: { kind: 'levels', levels: [{ operation, levelId }] } }),

    /** Makes a worksheet of a level and a set of own problems, or of a set alone. Returns its questions by part. */
    async setSheet(parts: 'level and set' | 'set', isForEach = false) {
      const { hana } = people
      const { id } = await hana.call('POST /api/sets', { id: randomUUID(), ...setContent })
      const set = { teacher: hana.account, id, version: 1 }
      const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
      const content = [...(parts === 'set' ? [] : [level]), { kind: 'set', set } as const]
      const sheet = await make({ content: { kind: 'parts', parts: content }, isForEach })
      const { sets } = await hana.call('GET /api/worksheets/{code}', { code: sheet.code })
      const loaded = await loadSheet(sheet.content, currentRules, async () => sets[0]!)
      const questions = (student: string | null) =>
        dealSheet(loaded, sheet.count, sheetSeed(sheet.id, student)).map((section) => section.questions)
      return { set: { teacher: set.teacher, id }, sheet, questions }
    },

    enter: (sheet: Worksheet, marks: Marks, changes?: object) => people.hana.call(put, markArgs(sheet, marks, changes)),
    tryEnter: (sheet: Worksheet, marks: Marks, changes?: object, teacher = people.hana) =>
      teacher.ask(put, markArgs(sheet, marks, changes)),
    read: ({ code }: Worksheet) =>
      people.hana.call('GET /api/classes/{class}/sheets/{code}', { class: people.room.id, code }),
    answersOf: (level: object = {}) =>
      people.hana.call('GET /api/classes/{class}/students/{student}/answers', {
        ...{ class: people.room.id, student: people.mia.account, ...level },
      }),

    /** Lets days pass. Sessions are shorter, so the teacher signs in again. */
    async later(days: number): Promise<void> {
      clock.now += days * day
      await people.hana.signIn(people.email)
    },

    /** Opens the store of the server with the rights of the tables' owner. */
    openOwnerStore: () => openStore({ ...people.app.database, clock: () => clock.now, role: 'owner' }),
  }
  return { people, ...calls }
}

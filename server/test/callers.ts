import { randomUUID } from 'node:crypto'
import type { ClassRole } from '#contract'
import { currentRules } from '#maths'
import { openDatabase } from '../store/open.ts'
import type { Browser } from './browser.ts'
import { movesOf } from './moves.ts'
import { monthAfter, newLinkSecret, type Scene, setContent, sheetSettings, taskSettings } from './sample-args.ts'
import { makeClass, registerStudent, registerTeacher, type TestApp } from './test-app.ts'

/** The callers with a role in the class. The owner comes last, because the owner's call may delete the class. */
const callerByRole = {
  reliever: 'a reliever',
  'co-teacher': 'a co-teacher',
  owner: 'the teacher of the class',
} as const satisfies Record<ClassRole, string>

/** The kinds of callers. */
export const callers = [
  'signed out',
  'without a record',
  'half a student',
  'half a teacher',
  'a student of the class',
  'a listed student of the class',
  'a student of no class',
  'another teacher',
  'a withdrawn teacher',
  'a reliever whose time has ended',
  ...Object.values(callerByRole),
] as const
export type Caller = (typeof callers)[number]

/** A class with its teacher and a student who has played. */
export interface School {
  readonly teacher: Browser
  readonly student: Browser
  readonly scene: Scene
  /** The id of a stored round of the student. */
  readonly playedRound: string
}

export const newEmail = () => `${randomUUID()}@kauri.school.nz`

/** Returns callers who do not belong to the class, and how each becomes one. */
export function outsidersOf(app: TestApp) {
  return {
    'signed out': async () => app.browser(),
    'without a record': () => signedIn(app),
    'half a student': () => signedIn(app, { for: 'register', role: 'student' }),
    'half a teacher': () => signedIn(app, { for: 'register', role: 'teacher' }),
    'a student of no class': () => registerStudent(app, newEmail()),
    'another teacher': () => registerTeacher(app, newEmail()),
  } satisfies Partial<Record<Caller, () => Promise<Browser>>>
}

/** Returns every kind of caller, from the point of view of a school. */
export function callersOf(app: TestApp, { teacher, student, scene }: School): Record<Caller, () => Promise<Browser>> {
  const { classId, nextClassId } = scene
  return {
    ...outsidersOf(app),
    'a student of the class': async () => student,
    'a listed student of the class': async () => {
      const browser = app.browser()
      await browser.call('POST /api/card-sessions', { key: scene.cardKey })
      return browser
    },
    'a withdrawn teacher': async () => {
      const { browser, id } = await shareClass(app, teacher, { class: classId, role: 'co-teacher' })
      await teacher.call('DELETE /api/classes/{class}/teachers/{teacher}', { class: classId, teacher: id })
      return browser
    },
    'a reliever whose time has ended': async () => {
      const { browser } = await shareClass(app, teacher, { class: classId, role: 'reliever' })
      await endReliever(app, classId, browser.account)
      return browser
    },
    'a reliever': async () => (await shareClass(app, teacher, { class: classId, role: 'reliever' })).browser,
    // A co-teacher moves students only between classes in which they have this role.
    'a co-teacher': async () => {
      const email = newEmail()
      const { browser } = await shareClass(app, teacher, { class: classId, role: 'co-teacher' }, email)
      await teacher.call('POST /api/classes/{class}/teachers', { class: nextClassId, role: 'co-teacher', email })
      await browser.call('PUT /api/invitations/{class}', { class: nextClassId })
      return browser
    },
    'the teacher of the class': async () => teacher,
  }
}

/** Signs in every kind of caller of a school. */
export async function signInAll(app: TestApp, school: School): Promise<Record<Caller, Browser>> {
  const opened = Object.entries(callersOf(app, school)).map(async ([caller, open]) => [caller, await open()])
  return Object.fromEntries(await Promise.all(opened))
}

type SharedRole = { readonly class: string } & (
  | { readonly role: 'co-teacher' }
  | { readonly role: 'reliever'; readonly until?: string }
)

/**
 * Registers a teacher who accepts an invitation into a class. A reliever without a last day has a month. Returns the
 * browser, and the teacher's id in the class.
 */
export async function shareClass(app: TestApp, owner: Browser, role: SharedRole, email = newEmail()) {
  const { today } = await owner.call('GET /api/classes/{class}/teachers', { class: role.class })
  const shared = role.role === 'reliever' ? { until: monthAfter(today), ...role } : role
  const { teachers } = await owner.call('POST /api/classes/{class}/teachers', { ...shared, email })
  const browser = await registerTeacher(app, email, 'Mele', 'Iosefa')
  await browser.call('PUT /api/invitations/{class}', { class: role.class })
  return { browser, id: teachers.find((one) => one.email === email)?.id ?? '' }
}

/** Sets the end of a reliever's time to a moment in the past. */
async function endReliever(app: TestApp, classId: string, account: string): Promise<void> {
  const db = await openDatabase(app.database)
  const row = db.updateTable('class_teachers').set({ until: 1 }).where('class_id', '=', classId)
  await row.where('teacher_id', '=', account).execute()
  await db.destroy()
}

async function signedIn(app: TestApp, signInIntent?: Parameters<Browser['signIn']>[1]): Promise<Browser> {
  const browser = app.browser()
  await browser.signIn(newEmail(), signInIntent)
  return browser
}

/** Creates a class with its teacher and a student, who are new accounts each time. */
export async function createSchool(app: TestApp): Promise<School> {
  const teacher = await registerTeacher(app, newEmail())
  const student = await registerStudent(app, newEmail())
  const { id: classId, code } = await makeClass(teacher)
  await student.call('POST /api/memberships', { code })
  const playedRound = await play(student, '1.2')
  await play(student, '1.3')
  const removal = randomUUID()
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: classId, student: student.account, operation: 'addition', levelId: '1.3', id: removal },
  })
  const change = await rename(teacher, { class: classId, student: student.account })
  const { id: listed, key: cardKey, pictures: cardPictures } = await listStudent(teacher, classId)
  await teacher.call('PUT /api/classes/{class}/sign-in', { class: classId, isOpen: true })
  const { id: set } = await teacher.call('POST /api/sets', { id: randomUUID(), ...setContent })
  const { id: nextClassId } = await makeClass(teacher, 'Room 3')
  const moveUp = randomUUID()
  const mover = await listStudent(teacher, classId, 'Zoe', 'Ely')
  await teacher.call('POST /api/classes/{class}/moves-up', {
    ...{ class: classId, id: moveUp, into: nextClassId, students: [mover.id] },
  })
  const { id: task } = await teacher.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id: randomUUID(), ...taskSettings },
    parts: [...taskSettings.parts, { kind: 'set', set: { teacher: teacher.account, id: set, version: 1 } }],
  })
  const linkSecret = newLinkSecret()
  await teacher.call('PUT /api/sets/{set}/link', { set, secret: linkSecret })
  const { code: sheetCode } = await teacher.call('POST /api/classes/{class}/worksheets', {
    ...{ class: classId, id: randomUUID(), ...sheetSettings },
  })
  const { madeOn: sheetDay } = await teacher.call('GET /api/classes/{class}/sheets/{code}', {
    ...{ class: classId, code: sheetCode },
  })
  const { teachers } = await teacher.call('POST /api/classes/{class}/teachers', {
    ...{ class: classId, role: 'co-teacher', email: 'j.little@kauri.school.nz' },
  })
  const [erasure, deletion] = await eraseClasses(teacher)
  const scene: Scene = {
    ...{
      code,
      classId,
      student: student.account,
      roundId: randomUUID(),
      removal,
      change,
      listed,
      cardKey,
      cardPictures,
      teacher: teachers[1]?.id ?? '',
      nextClassId,
      moveUp,
      task,
      set,
      linkSecret,
      teacherAccount: teacher.account,
      sheetCode,
      erasure,
      deletion,
      sheetDay,
    },
  }
  return { teacher, student, scene, playedRound }
}

/**
 * Erases a class of a teacher, and deletes another one with a listed student. Returns the receipts of both.
 */
export async function eraseClasses(teacher: Browser): Promise<[erasure: string, deletion: string]> {
  const [{ id: erased, name }, { id: deleted }] = [await makeClass(teacher), await makeClass(teacher)]
  for (const one of [erased, deleted]) await listStudent(teacher, one)
  const { id } = await teacher.call('POST /api/classes/{class}/erasures', { class: erased, name })
  await teacher.call('DELETE /api/classes/{class}', { class: deleted })
  const { erasures } = await teacher.call('GET /api/erasures', {})
  return [id, erasures.find(({ what }) => what === 'deletedClass')?.id ?? '']
}

/** Adds a student with a class card to a class, and returns the card. */
export async function listStudent(teacher: Browser, classId: string, firstName = 'Tui', lastName = 'Rangi') {
  const students = [{ firstName, lastName }]
  await teacher.call('POST /api/classes/{class}/listed-students', { class: classId, id: randomUUID(), students })
  const { cards } = await teacher.call('GET /api/classes/{class}/cards', { class: classId })
  const card = cards.find(({ shortName }) => shortName.startsWith(firstName))
  if (!card) throw new Error(`there is no card of ${firstName}`)
  return card
}

/** Changes the name of a student. Returns the id of the change. */
export async function rename(teacher: Browser, ids: { readonly class: string; readonly student: string }) {
  const names = { firstName: 'Ana', lastName: randomUUID() }
  await teacher.call('PATCH /api/classes/{class}/students/{student}', { ...ids, ...names })
  const { students } = await teacher.call('GET /api/classes/{class}/students', { class: ids.class })
  const changes = students.find(({ id }) => id === ids.student)?.changes ?? []
  return changes.find(({ kind }) => kind === 'name')?.id ?? ''
}

/** Gives one right answer in a level of addition. Returns the id of the round. */
export async function play(student: Browser, levelId: string): Promise<string> {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, ['right'])
  const about = { operation: 'addition', levelId, rules: currentRules.version } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves })
  return round
}

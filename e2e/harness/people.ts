/** People and classes that exist before a journey begins, created by the real sign-in and API without a screen. */
import { randomUUID } from 'node:crypto'
import type { Classroom } from '#contract'
import { type Browser, browserAt } from '../../server/test/browser.ts'

let emails = 0

/** Returns an e-mail address that no other test uses. */
export function newEmail(name: string): string {
  emails++
  const plain = name.normalize('NFD').replaceAll(/[^a-z.]/gi, '')
  return `${plain}.${process.pid}.${emails}@school.nz`
}

export interface Person {
  /** The address of the server where the person is registered. */
  readonly url: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface Student extends Person {
  readonly browser: Browser
}

export interface Teacher extends Person {
  readonly browser: Browser
}

export async function registeredStudent(url: string, firstName = 'Mia', lastName = 'Chen'): Promise<Student> {
  const email = newEmail(firstName.toLowerCase())
  const browser = browserAt(url)
  await browser.signIn(email, { for: 'register', role: 'student' })
  await browser.call('PUT /api/session/registration', { role: 'student', firstName, lastName })
  return { url, email, firstName, lastName, browser }
}

export async function registeredTeacher(url: string, firstName = 'Hana', lastName = 'Parata'): Promise<Teacher> {
  const email = newEmail(firstName.toLowerCase())
  const browser = browserAt(url)
  await browser.signIn(email, { for: 'register', role: 'teacher' })
  const school = { school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' }
  await browser.call('PUT /api/session/registration', { role: 'teacher', firstName, lastName, ...school })
  return { url, email, firstName, lastName, browser }
}

async function newClassroom(teacher: Teacher, name: string, students: readonly Student[]): Promise<Classroom> {
  const classroom = await teacher.browser.call('POST /api/classes', { id: randomUUID(), name })
  for (const { browser } of students) await browser.call('POST /api/memberships', { code: classroom.code })
  return classroom
}

/** Creates a class and returns its code. */
export async function newClass(teacher: Teacher, name: string, students: readonly Student[] = []): Promise<string> {
  return (await newClassroom(teacher, name, students)).code
}

/** Creates a teacher with a class, and a student who has joined it. Pages use `code`, the API uses `classId`. */
export async function classWithStudent(url: string) {
  const teacher = await registeredTeacher(url)
  const student = await registeredStudent(url)
  const name = 'Room 5'
  const { id: classId, code } = await newClassroom(teacher, name, [student])
  return { teacher, student, code, classId, name }
}

/** Creates a class and archives it. */
export async function newArchivedClass(teacher: Teacher, name: string): Promise<void> {
  const { id } = await newClassroom(teacher, name, [])
  await teacher.browser.call('PUT /api/classes/{class}/archive', { class: id, isArchived: true })
}

type SharedRole = { readonly role: 'co-teacher' } | { readonly role: 'reliever'; readonly until: string }

/** Registers a teacher who is invited into a class and has not answered. */
export async function invitedTeacher(owner: Teacher, classId: string, role: SharedRole): Promise<Teacher> {
  const teacher = await registeredTeacher(owner.url, 'Mele', 'Iosefa')
  await owner.browser.call('POST /api/classes/{class}/teachers', { class: classId, email: teacher.email, ...role })
  return teacher
}

/** Registers a teacher with whom a class is shared. */
export async function sharedWith(owner: Teacher, classId: string, role: SharedRole): Promise<Teacher> {
  const teacher = await invitedTeacher(owner, classId, role)
  await teacher.browser.call('PUT /api/invitations/{class}', { class: classId })
  return teacher
}

/** Adds a student with a class card to a class. */
export async function listStudent(teacher: Teacher, classId: string, firstName = 'Tui', lastName = 'Rangi') {
  const students = [{ firstName, lastName }]
  await teacher.browser.call('POST /api/classes/{class}/listed-students', {
    class: classId,
    id: randomUUID(),
    students,
  })
}

/** Creates a student who has joined a class. */
export async function joinedStudent(url: string, code: string, firstName: string, lastName: string): Promise<Student> {
  const student = await registeredStudent(url, firstName, lastName)
  await student.browser.call('POST /api/memberships', { code })
  return student
}

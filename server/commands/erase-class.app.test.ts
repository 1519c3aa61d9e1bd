import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEmail } from '../test/callers.ts'
import {
  makeClass,
  registerStudent,
  registerTeacher,
  settingsOf,
  startTestApp,
  type TestApp,
} from '../test/test-app.ts'
import { runAccountCommand } from './account-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('an erasure of a class by its id says how many listed students it has erased, and brings them back', async () => {
  const hana = await registerTeacher(app, newEmail())
  const { id, code } = await makeClass(hana, 'Room 17')
  const students = ['Tui', 'Ana'].map((firstName) => ({ firstName, lastName: 'Rangi' }))
  await hana.call('POST /api/classes/{class}/listed-students', { class: id, id: randomUUID(), students })
  const student = await registerStudent(app, newEmail(), 'Kai', 'Mahuta')
  await student.call('POST /api/memberships', { code })
  const lines = await runAccountCommand(['erase', id], settingsOf(app.database))
  expect(lines.slice(0, 2)).toEqual([`Erased: the class Room 17 (${code})`, 'Listed students erased with it: 2'])
  expect((await student.call('GET /api/memberships', {})).classes).toEqual([])
  const receipt = lines.find((line) => line.startsWith('Receipt: '))?.slice('Receipt: '.length) ?? ''
  await runAccountCommand(['unerase', receipt], settingsOf(app.database))
  expect((await hana.call('GET /api/classes/{class}/students', { class: id })).students).toHaveLength(3)
})

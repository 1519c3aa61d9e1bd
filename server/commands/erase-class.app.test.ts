import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
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
let hana: Browser
beforeAll(async () => {
  app = await startTestApp()
  hana = await registerTeacher(app, newEmail())
})
afterAll(() => app.close())

/** Runs the command while the app runs, and returns the lines that it prints. */
const accounts = (...args: string[]) => runAccountCommand(args, settingsOf(app.database))

it('erasing a class by its id prints the number of its listed students, and an undo brings them back', async () => {
  const { id, code } = await makeClass(hana, 'Room 17')
  const students = ['Tui', 'Ana'].map((firstName) => ({ firstName, lastName: 'Rangi' }))
  await hana.call('POST /api/classes/{class}/listed-students', { class: id, id: randomUUID(), students })
  const student = await registerStudent(app, newEmail(), 'Kai', 'Mahuta')
  await student.call('POST /api/memberships', { code })
  const lines = await accounts('erase', id)
  expect(lines.slice(0, 2)).toEqual([`Erased: the class Room 17 (${code})`, 'Listed students erased with it: 2'])
  expect((await student.call('GET /api/memberships', {})).classes).toEqual([])
  const receipt = lines.find((line) => line.startsWith('Receipt: '))?.slice('Receipt: '.length) ?? ''
  await accounts('unerase', receipt)
  expect((await hana.call('GET /api/classes/{class}/students', { class: id })).students).toHaveLength(3)
})

it("a teacher's erasure is listed with its class and the number on its receipt, which undoes it", async () => {
  const { id } = await makeClass(hana, 'Room 15, Kōwhai')
  const { number, id: receipt } = await hana.call('POST /api/classes/{class}/erasures', {
    ...{ class: id, name: 'Room 15, Kōwhai' },
  })
  expect(await accounts('list')).toContain(`erased class  ${number}  Room 15, Kōwhai  receipt ${receipt}  class ${id}`)
  const receipts = await accounts('receipts')
  expect(receipts).toContain(`erased class  ${number}  receipt ${receipt}  class ${id}`)
  expect(receipts.join('\n')).not.toContain('Kōwhai')
  const classes = async () => (await hana.call('GET /api/classes', {})).classes.map(({ name }) => name)
  expect(await classes()).not.toContain('Room 15, Kōwhai')
  await accounts('unerase', number.toLowerCase())
  expect(await classes()).toContain('Room 15, Kōwhai')
})

it('a number that two receipts have is refused with a message that names their ids', async () => {
  const { id } = await makeClass(hana, 'Room 16')
  const receipt = await hana.call('POST /api/classes/{class}/erasures', { class: id, name: 'Room 16' })
  const twin = receipt.id.slice(0, -1) + (receipt.id.endsWith('0') ? '1' : '0')
  const db = await openDatabase(app.database)
  const rows = await db.selectFrom('erased').selectAll().where('receipt', '=', receipt.id).execute()
  await db
    .insertInto('erased')
    .values(rows.map((row) => ({ ...row, receipt: twin })))
    .execute()
  const refused = accounts('unerase', receipt.number)
  await expect(refused).rejects.toThrow(`Several receipts have the number ${receipt.number}.`)
  for (const one of [receipt.id, twin]) await expect(refused).rejects.toThrow(one)
  await db.deleteFrom('erased').where('receipt', '=', twin).execute()
  await db.destroy()
  await accounts('unerase', receipt.id)
  expect((await hana.call('GET /api/classes', {})).classes.map(({ name }) => name)).toContain('Room 16')
})

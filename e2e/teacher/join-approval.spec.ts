import { expectAccessible } from '../harness/accessible.ts'
import { newClass, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { logInStudent, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a student waits until the teacher lets them in, and then sees the class without a reload', async ({
  startServer,
  openDevice,
}) => {
  const app = await startServer({ JOIN_APPROVAL: 'yes' })
  const [hana, mia] = [await registeredTeacher(app.url), await registeredStudent(app.url)]
  const code = await newClass(hana, 'Room 5')
  const [laptop, tablet] = [await openDevice(app.url), await openDevice(app.url)]

  await logInStudent(tablet, mia)
  await tablet.getByRole('button', { name: 'Join Class' }).click()
  await tablet.getByLabel('Class code').fill(code)
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByRole('status').filter({ hasText: 'Your teacher will let you in.' })).toBeVisible()
  await expect(tablet.getByText('Room 5')).toHaveCount(0)
  await expectAccessible(tablet, 'a student who waits for the teacher')

  await openTeacherDashboard(laptop, hana)
  const waiting = laptop.getByRole('button', { name: '1 student waiting to join Room 5' })
  const dialog = laptop.getByRole('dialog', { name: 'Edit Classroom' })
  // No press of Enter declines a student, also where the list is known when the dialog opens.
  for (let time = 1; time <= 2; time++) {
    await waiting.click()
    await expect(dialog.getByRole('list', { name: 'Waiting students' })).toContainText('Mia C.')
    await expect(dialog.getByLabel('Class name')).toBeFocused()
    if (time === 1) await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await expectAccessible(laptop, 'the students who wait')
  await dialog.getByRole('button', { name: 'Let in Mia C.' }).click()
  await expect(dialog.getByRole('list', { name: 'Waiting students' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(laptop.getByRole('article').filter({ hasText: 'Room 5' })).toContainText('Students: 1')

  await expect(tablet.getByRole('heading', { name: 'Room 5' })).toBeVisible({ timeout: 25_000 })
  await expect(tablet.getByText('Your teacher will let you in.')).toHaveCount(0)
})

import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, invitedTeacher, registeredTeacher, sharedWith } from '../harness/people.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce', expectedErrors: [/403|404|422|400|ERR_INTERNET_DISCONNECTED/] })

/** A day in thirty days, as the app stores it and in words. */
const lastDay = Date.now() + 30 * 24 * 3600_000
const until = new Date(lastDay).toISOString().slice(0, 10)
const words = new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const untilInWords = words.format(lastDay).replace(',', '')
const reliever = { role: 'reliever', until } as const

test('an owner shares a class, and the co-teacher accepts, adds a student and is withdrawn', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, classId, code } = await classWithStudent(app.url)
  const mele = await registeredTeacher(app.url, 'Mele', 'Iosefa')
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: 'More for Room 5' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Share Room 5' })).toBeFocused()
  await page.getByLabel('E-mail address').fill(mele.email.toUpperCase())
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('is invited. No e-mail is sent')).toBeVisible()
  const row = page.getByRole('row', { name: mele.email })
  await expect(row).toContainText('Co-teacher')
  await expect(row).toContainText('invited, has not answered')
  await expectAccessible(page, 'the page that shares a class')

  const other = await openDevice()
  await openTeacherDashboard(other, mele)
  const invitations = other.getByRole('region', { name: 'Invitations' })
  await expect(invitations).toContainText(`${teacher.email} shares Room 5 with you as a co-teacher.`)
  await expectAccessible(other, 'an invitation')
  await invitations.getByRole('button', { name: 'Accept Room 5' }).click()
  await expect(invitations).toHaveCount(0)
  await expect(other.locator('#main')).toBeFocused()
  await expect(other.getByText(`Shared with you by ${teacher.email}.`)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Edit Room 5' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Delete Room 5' })).toHaveCount(0)
  await other.getByRole('button', { name: 'More for Room 5' }).click()
  await expect(other.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Share' })).toHaveCount(0)
  await other.keyboard.press('Escape')

  await other.getByRole('link', { name: 'View Student Progress' }).click()
  await other.getByRole('link', { name: 'Add students' }).first().click()
  await other.getByRole('textbox').fill('Ben Walker')
  await other.getByRole('button', { name: /look/i }).click()
  await other.getByRole('button', { name: 'Add 1 student' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Class cards' })).toBeVisible()
  const { students } = await teacher.browser.call('GET /api/classes/{class}/students', { class: classId })
  expect(students.map(({ shortName }) => shortName)).toContain('Ben W.')

  await other.goto(`/#/studentprogress?code=${code}`)
  await expect(other.getByRole('row', { name: /Ben W\./ })).toBeVisible()
  await page.reload()
  await expect(row).not.toContainText('invited')
  const withdraw = row.getByRole('button', { name: `Withdraw the class from ${mele.email}` })
  const question = page.getByRole('alertdialog', { name: 'Withdraw the class?' })
  await withdraw.click()
  await expectAccessible(page, 'the question before a class is withdrawn')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(withdraw).toBeFocused()
  await withdraw.click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`${mele.email} does not see the class any more.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Who sees Room 5' })).toBeFocused()
  await expect(page.getByText('Print new cards if this teacher has seen the old ones.')).toBeVisible()
  await expectAccessible(page, 'a class withdrawn from a co-teacher')
  await page.getByRole('link', { name: 'Class cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Class cards' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { level: 2 })).toContainText('There is no such class')
})

test('an owner makes a co-teacher a reliever, and is told to print new cards', async ({ page, app }) => {
  const { teacher, classId, code } = await classWithStudent(app.url)
  const mele = await sharedWith(teacher, classId, { role: 'co-teacher' })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/share?code=${code}`)
  await page.getByLabel('E-mail address').fill(mele.email)
  await page.getByLabel('Role', { exact: true }).selectOption('Reliever')
  await page.getByLabel('Until the end of').fill(until)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('row', { name: mele.email })).toContainText('Reliever')
  const status = page.getByText(`The role of ${mele.email} has changed.`)
  await expect(status).toContainText('Print new cards if this teacher has seen the old ones.')
  await expectAccessible(page, 'a co-teacher who has become a reliever')
  await page.getByRole('link', { name: 'Class cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Class cards' })).toBeVisible()
})

test('a reliever sees the class and opens its sign-in, and the buttons that change it are absent', async ({
  page,
  app,
}) => {
  const { teacher, student, classId, code } = await classWithStudent(app.url)
  const students = [{ firstName: 'Tui', lastName: 'Rangi' }]
  await teacher.browser.call('POST /api/classes/{class}/listed-students', {
    class: classId,
    id: randomUUID(),
    students,
  })
  const names = { firstName: 'Ana', lastName: 'Chen' }
  await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', {
    ...{ class: classId, student: student.browser.account, ...names },
  })
  const mele = await sharedWith(teacher, classId, reliever)
  await openTeacherDashboard(page, mele)
  await expect(page.getByText(`Shared with you by ${teacher.email} until the end of ${untilInWords}.`)).toBeVisible()
  for (const name of ['Edit Room 5', 'Delete Room 5', 'More for Room 5'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'View Student Progress' }).click()
  await expect(page.getByRole('button', { name: 'View progress of Ana C.' })).toBeVisible()
  for (const name of ['More', 'Undo'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add students' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Class cards' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign-in with pictures' }).first().click()
  await page.getByText('Sign-in is shut').click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.goto(`/#/tasks?code=${code}`)
  await expect(page.getByText('No tasks yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set a task' })).toHaveCount(0)
  for (const path of ['studentprogress/add', 'studentprogress/cards', 'tasks/set', 'tasks/worksheets']) {
    await page.goto(`/#/${path}?code=${code}`)
    await expect(page.getByText('You cannot change this class.')).toBeVisible()
  }
  await page.goto(`/#/studentprogress/share?code=${code}`)
  await expect(page.getByText('Only the owner can share this class.')).toBeVisible()
})

test('a teacher declines an invitation', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const mele = await invitedTeacher(teacher, classId, reliever)
  await openTeacherDashboard(page, mele)
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect(invitations).toContainText(`as a reliever, until the end of ${untilInWords}.`)
  await invitations.getByRole('button', { name: 'Decline Room 5' }).click()
  await expect(invitations).toHaveCount(0)
  const { teachers } = await teacher.browser.call('GET /api/classes/{class}/teachers', { class: classId })
  expect(teachers.map(({ role }) => role)).toEqual(['owner'])
})

test('an invitation that was withdrawn meanwhile cannot be accepted, and the page says so', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const mele = await invitedTeacher(teacher, classId, { role: 'co-teacher' })
  await openTeacherDashboard(page, mele)
  const accept = page.getByRole('button', { name: 'Accept Room 5' })
  await expect(accept).toBeVisible()
  const { teachers } = await teacher.browser.call('GET /api/classes/{class}/teachers', { class: classId })
  await teacher.browser.call('DELETE /api/classes/{class}/teachers/{teacher}', {
    ...{ class: classId, teacher: teachers[1]?.id ?? '' },
  })
  await accept.click()
  await expect(page.getByText('This invitation is not open any more.')).toBeVisible()
})

test('the page says why an invitation cannot be sent, and sends it again without a network', async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/share?code=${code}`)
  const email = page.getByLabel('E-mail address')
  const invite = page.getByRole('button', { name: 'Invite' })
  await email.fill('mele')
  await invite.click()
  await expect(page.getByText('Please type an e-mail address.')).toBeVisible()
  await email.fill('mele@kauri')
  await invite.click()
  await expect(page.getByText('Please type an e-mail address.')).toBeVisible()
  await email.fill(teacher.email)
  await invite.click()
  await expect(page.getByText('This is your own address. You own this class.')).toBeVisible()
  await email.fill('mele@kauri.school.nz')
  await page.getByLabel('Role', { exact: true }).selectOption('Reliever')
  await page.getByLabel('Until the end of').fill('')
  await expect(page.getByLabel('Until the end of')).toHaveAccessibleDescription('')
  await page.getByLabel('Until the end of').fill('2020-01-31')
  await expect(page.getByText('Friday 31 January', { exact: true })).toBeVisible()
  await invite.click()
  await expect(page.getByText('Please choose a day from today on.')).toBeVisible()
  await page.getByLabel('Until the end of').fill('2100-01-31')
  await invite.click()
  await expect(page.getByText('Please choose a day within a year.')).toBeVisible()
  await page.getByLabel('Until the end of').fill(until)
  await context.setOffline(true)
  await invite.click()
  await expect(page.getByText('The invitation could not be sent.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: 'mele@kauri.school.nz' })).toContainText(
    `until the end of ${untilInWords}`,
  )
})

test('My Classes says until when a sign-in is open, and shuts it', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  await teacher.browser.call('PUT /api/classes/{class}/sign-in', { class: classId, isOpen: true })
  await openTeacherDashboard(page, teacher)
  await expect(page.getByText(/Sign-in open until \d+:\d\d [ap]m/)).toBeVisible()
  await page.getByRole('button', { name: 'Shut the sign-in of Room 5' }).click()
  await expect(page.getByText(/Sign-in open until/)).toHaveCount(0)
  const { until } = await teacher.browser.call('GET /api/classes/{class}/sign-in', { class: classId })
  expect(until).toBeNull()
})

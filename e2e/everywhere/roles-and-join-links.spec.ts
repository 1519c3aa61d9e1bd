import { classWithStudent, newEmail, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { beginRegistration, logIn, logInStudent } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test("a student on a teacher's page, or a teacher on a student's, reads for whom the page is", async ({
  page,
  app,
  openDevice,
}) => {
  const student = await registeredStudent(app.url)
  await logInStudent(page, student)
  for (const path of ['teacher/dashboard', 'studentprogress?code=ABCDEF']) {
    await page.goto(`/#/${path}`)
    await expect(page.getByText('This page is for teachers.')).toBeVisible()
  }
  const teacher = await registeredTeacher(app.url)
  const laptop = await openDevice()
  await logIn(laptop, teacher.email, 'teacher')
  await expect(laptop).toHaveURL(/#\/teacher\/dashboard$/)
  await laptop.goto('/#/student/dashboard')
  await expect(laptop.getByText('This page is for students.')).toBeVisible()
})

test('a join link fills in the class code for a student, and for a child who registers first', async ({
  page,
  app,
  openDevice,
}) => {
  const { code, name } = await classWithStudent(app.url)
  const student = await registeredStudent(app.url)
  await logInStudent(page, student)
  await page.goto(`/#/student/dashboard?code=${code}`)
  await expect(page.getByLabel('Class code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  const tablet = await openDevice()
  await tablet.goto(`/#/student/dashboard?code=${code}`)
  await expect(tablet).toHaveURL(/#\/login$/)
  await beginRegistration(tablet, newEmail('tui'), 'student')
  await tablet.getByLabel('First Name').fill('Tūī')
  await tablet.getByLabel('Last Name').fill('Ngata')
  await tablet.getByRole('button', { name: 'Register' }).click()
  await expect(tablet.getByLabel('Class code')).toHaveValue(code)
})

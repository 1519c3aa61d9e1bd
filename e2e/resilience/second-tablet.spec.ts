import { answerRightTimes, leaveCelebration, openLevel } from '../harness/playing.ts'
import { newStudentAt, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

async function expectProgress(page: Page) {
  await page.goto('/#/main/fouroperations/addition')
  await expect(page.getByRole('link', { name: /^1\.1/ }).getByRole('img', { name: 'Completed' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^1\.2/ })).toContainText('Working On...')
  await expect(page.getByRole('link', { name: /^1\.2/ }).getByRole('img', { name: 'Best streak 2 of 5' })).toBeVisible()
}

test('a second tablet shows the same progress as the first one, before and after a reload', async ({
  page,
  app,
  openDevice,
}) => {
  const mia = await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevel(page, '1.1')
  await answerRightTimes(page, 5)
  await leaveCelebration(page, 'Next Stage')
  await openLevel(page, '1.2')
  await answerRightTimes(page, 2)
  await page.getByRole('link', { name: 'Back to Stages' }).click()
  await expectProgress(page)
  await page.reload()
  await expectProgress(page)

  const tablet = await openDevice()
  await openStudentDashboard(tablet, mia)
  await expectProgress(tablet)
})

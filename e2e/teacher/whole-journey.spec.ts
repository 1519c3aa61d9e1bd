import { newEmail } from '../harness/people.ts'
import { answerRightTimes, answerWrong, expectStreak, leaveCelebration } from '../harness/playing.ts'
import { beginRegistration } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a teacher creates a class, a student joins it and practises Addition, and the teacher sees the progress', {
  tag: '@postgres',
}, async ({ page, openDevice }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Register' }).first().click()
  await expect(page).toHaveURL(/#\/register$/)
  await beginRegistration(page, newEmail('hana'), 'teacher')
  for (const [label, text] of Object.entries({
    'First Name': 'Hana',
    'Last Name': 'Parata',
    School: 'Kauri School',
    Country: 'New Zealand',
    'Student Age Range': '8-10',
  }))
    await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create Class' }).click()
  await page.getByLabel('Class name').fill('Room 12 Maths')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'Room 12 Maths' })
  await expect(card).toBeVisible()
  const code = /Class Code:\s*([2-9A-HJ-NP-Z]{6})/.exec(await card.innerText())?.[1] ?? ''
  expect(code).toHaveLength(6)

  const tablet = await openDevice()
  await beginRegistration(tablet, newEmail('tane'), 'student')
  await tablet.getByLabel('First Name').fill('Tāne')
  await tablet.getByLabel('Last Name').fill('Walker')
  await tablet.getByRole('button', { name: 'Register' }).click()
  await tablet.getByRole('button', { name: 'Join Class' }).click()
  await tablet.getByLabel('Class code').fill(code.toLowerCase())
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByRole('article').filter({ hasText: 'Room 12 Maths' })).toBeVisible()

  await tablet.clock.install()
  await tablet.getByText('Start Learning').click()
  await tablet.getByRole('link', { name: /Four Operations/ }).click()
  await tablet.getByRole('link', { name: /Addition/ }).click()
  await tablet.getByRole('link', { name: /^1\.2/ }).click()
  await answerRightTimes(tablet, 2)
  await answerWrong(tablet)
  await expectStreak(tablet, 0)
  await tablet.clock.runFor(1100)
  await answerRightTimes(tablet, 5)
  await leaveCelebration(tablet, 'Next Stage')
  await expect(tablet.getByRole('region', { name: /^Stage 1/ })).toContainText('1/3 Completed')

  await page.reload()
  await expect(card).toContainText(/Students:\s*1/)
  await card.getByRole('link', { name: 'View Student Progress' }).click()
  await page
    .getByRole('row', { name: /Tāne W/ })
    .getByRole('button', { name: /View Progress/ })
    .click()
  await page.getByRole('dialog').getByText('Four Operations').click()
  await page.getByRole('dialog').getByText('Addition').click()
  await expect(page.getByRole('region', { name: /Can Do/ }).getByRole('listitem')).toHaveText([/^1\.2/])
})

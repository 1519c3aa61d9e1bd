import { answerRightTimes, openLevel, stored } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of 503/] })

test('a page whose progress failed to load shows no count, and its levels can be played', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevel(page, '1.1')
  const five = stored(page, 5)
  await answerRightTimes(page, 5)
  await five

  await page.route('**/api/progress', (route) => route.fulfill({ status: 503, body: '{}' }))
  // Otherwise the device shows the progress that it keeps. Before the load, no page can keep it again.
  await page.addInitScript(() => localStorage.removeItem('kept-account'))
  await page.reload()
  /** Lets the page's clock run until the second request has failed, too. */
  const expectFailure = () =>
    expect(async () => {
      await page.clock.runFor(1000)
      await expect(page.getByText('Your progress could not be loaded.')).toBeVisible({ timeout: 500 })
    }).toPass()
  for (const path of ['addition', '', 'timestable']) {
    await page.goto(path === 'timestable' ? '/#/main/timestable' : `/#/main/fouroperations/${path}`)
    await expectFailure()
    // The count keeps its space but is not visible.
    await expect(page.getByText(/Completed/).filter({ visible: true })).toHaveCount(0)
  }
  await page.goto('/#/main/fouroperations/addition')
  await page.getByRole('link', { name: /^1\.2/ }).click()
  await expect(page.getByPlaceholder('?')).toBeEditable()

  await page.goBack()
  await expectFailure()
  await page.unroute('**/api/progress')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1/23 Completed')).toBeVisible()
})

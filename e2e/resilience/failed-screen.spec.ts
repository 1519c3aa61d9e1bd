import { registeredStudent } from '../harness/people.ts'
import { openStudentDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.describe('lost code', () => {
  test.use({ expectedErrors: [/dynamically imported module|net::ERR_FAILED/] })

  test('a screen whose code was lost leaves the rest of the app working, and can be tried again', async ({
    page,
    app,
  }) => {
    const student = await registeredStudent(app.url)
    await openStudentDashboard(page, student)
    await page.goto('/#/main/measurement')
    const lost = '**/assets/stage-list-*.js'
    await page.route(lost, (route) => route.abort())
    await page.getByRole('link', { name: /^Length/ }).click()
    await expect(page.getByText('This page could not be shown.')).toBeVisible()

    // Another screen still opens.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Measurement' })).toBeVisible()

    await page.goForward()
    await expect(page.getByText('This page could not be shown.')).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Length' })).toBeVisible()
  })
})

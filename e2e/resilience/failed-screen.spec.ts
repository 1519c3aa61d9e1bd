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
    await page.goto('/#/main')
    const lost = '**/assets/area-menu-*.js'
    await page.route(lost, (route) => route.abort())
    await page.getByRole('link', { name: /^Measurement/ }).click()
    await expect(page.getByText('This page could not be shown.')).toBeVisible()

    // Another screen still opens.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'What shall we work on?' })).toBeVisible()

    await page.goForward()
    await expect(page.getByText('This page could not be shown.')).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Measurement' })).toBeVisible()
  })
})

import { newStudentKept } from '../harness/offline.ts'
import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('the landing page leads a kept student on, also without a network, until the log-out', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/')
  const goOn = tab.getByRole('link', { name: 'Go on as Mia' })
  await expect(goOn).toBeVisible()
  await expect(tab.getByText('Chen')).toHaveCount(0)
  await expect(tab.getByRole('link', { name: 'START NOW' })).toBeVisible()
  await goOn.click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await tab.getByRole('button', { name: 'Not you?' }).click()
  await tab.goto('/')
  await expect(tab.getByRole('link', { name: 'START NOW' })).toBeVisible()
  await expect(goOn).toHaveCount(0)
})

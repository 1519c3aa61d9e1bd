import { stepHeading } from '../harness/helping.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerWrong, openLevel, ready } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('a child without a network can read the steps of a solution', async ({ page, context, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await context.setOffline(true)
  await openLevel(page, '2.5')
  for (const _ of [1, 2]) {
    await answerWrong(page)
    await ready(page)
  }
  const showHow = page.getByRole('button', { name: 'Show me how' })
  await expect(async () => {
    await showHow.click({ timeout: 1000 })
    await expect(stepHeading(page, 1)).toBeVisible({ timeout: 500 })
  }).toPass()
})

import { expectAccessible, open } from '../harness/accessible.ts'
import { newEmail } from '../harness/people.ts'
import { logIn, openWithBothProviders } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test('everyone can use the landing page, Login and Register', async ({ page }) => {
  await open(page, '', /./)
  await expectAccessible(page, 'landing')
  await open(page, 'login', /Your next challenge awaits/)
  await expectAccessible(page, 'login')
  await open(page, 'register', /Welcome to a new beginning/)
  await expectAccessible(page, 'register')
})

test('everyone can use Login and Register with two providers', async ({ page }) => {
  for (const path of ['login', 'register'] as const) {
    await openWithBothProviders(page, path)
    await expectAccessible(page, `${path} with two providers`)
  }
})

test('everyone can use the registration forms', async ({ openDevice }) => {
  for (const role of ['student', 'teacher'] as const) {
    const tablet = await openDevice()
    await logIn(tablet, newEmail(role), role)
    await expect(tablet.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(tablet, `register first, ${role}`)
    await tablet.getByRole('button', { name: 'OK' }).click()
    await tablet.getByRole('button', { name: 'Register' }).click()
    await expectAccessible(tablet, `${role} registration with its error`)
  }
})

import { registeredStudent } from './harness/people.ts'
import { answerRight, answerWrong, correct, oops, openLevel } from './harness/playing.ts'
import { logIn } from './harness/signing-in.ts'
import { expect, type Page, test } from './harness/test.ts'

/** In real time, measured in the page: how long a text stays after it has come. Milliseconds. */
async function staysFor(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () =>
          document.body.innerText.includes(wanted) ? requestAnimationFrame(look) : resolve(performance.now() - began)
        look()
      }),
    text,
  )
}

/** The test sees the text a little after it came. */
const seenLate = 500

test.beforeEach(async ({ page, app }) => {
  const mia = await registeredStudent(app.url)
  await logIn(page, mia.email, 'student')
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
  await openLevel(page, '1.1')
})

test('The next question comes 1.5 s after a right answer', async ({ page }) => {
  await answerRight(page)
  const stayed = await staysFor(page, correct)
  expect(stayed).toBeGreaterThan(1500 - seenLate)
  expect(stayed).toBeLessThan(1500 + 200)
})

test('The box is free again 1 s after a wrong answer', async ({ page }) => {
  await answerWrong(page)
  const stayed = await staysFor(page, oops)
  expect(stayed).toBeGreaterThan(1000 - seenLate)
  expect(stayed).toBeLessThan(1000 + 200)
})

test('The celebration opens 1 s after the fifth right answer', async ({ page }) => {
  for (let i = 0; i < 4; i++) {
    await answerRight(page)
    await staysFor(page, correct)
  }
  await answerRight(page)
  const answered = Date.now()
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  const opened = Date.now() - answered
  expect(opened).toBeGreaterThan(1000 - seenLate)
  expect(opened).toBeLessThan(1000 + 400)
})

import { answerRight, answerWrong, correct, oops, openLevel, ready } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

const congratulations = 'Congratulations!'

/**
 * In real time, measured in the page: how long from when a text comes until it goes, or until another one comes.
 * Milliseconds. To be begun before the text comes.
 */
function lasts(page: Page, text: string, next?: string): Promise<number> {
  return page.evaluate(
    ({ text, next }) =>
      new Promise<number>((resolve) => {
        let came: number | undefined
        const look = () => {
          const shown = document.body.innerText
          if (came === undefined && shown.includes(text)) came = performance.now()
          const over = next === undefined ? !shown.includes(text) : shown.includes(next)
          if (came !== undefined && over) resolve(performance.now() - came)
          else requestAnimationFrame(look)
        }
        look()
      }),
    { text, next },
  )
}

/** A busy machine draws late, never early. */
function expectAbout(measured: number, wanted: number, late = 250) {
  expect(measured).toBeGreaterThan(wanted - 100)
  expect(measured).toBeLessThan(wanted + late)
}

test.beforeEach(async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevel(page, '1.1')
})

test('The next question comes 1.5 s after a right answer', async ({ page }) => {
  const measuring = lasts(page, correct)
  await answerRight(page)
  expectAbout(await measuring, 1500)
})

test('The box is free again 1 s after a wrong answer', async ({ page }) => {
  const measuring = lasts(page, oops)
  await answerWrong(page)
  expectAbout(await measuring, 1000)
})

test('The celebration opens 1 s after the fifth right answer', async ({ page }) => {
  for (let i = 0; i < 4; i++) await answerRight(page)
  await ready(page)
  const measuring = lasts(page, correct, congratulations)
  await answerRight(page)
  // 'After about 1 second': the dialog and its confetti are drawn first.
  expectAbout(await measuring, 1000, 500)
})

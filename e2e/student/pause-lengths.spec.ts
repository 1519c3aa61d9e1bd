import { answerRight, answerWrong, correct, oops, openLevel, ready } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

const congratulations = 'Congratulations!'

/**
 * Returns the milliseconds from the appearance of a text until it disappears, or until the next text appears. The page
 * measures them in real time. Call it before the text appears.
 */
function measureDisplay(page: Page, text: string, next?: string): Promise<number> {
  return page.evaluate(
    ({ text, next }) =>
      new Promise<number>((resolve) => {
        let start: number | undefined
        const look = () => {
          const shown = document.body.innerText
          if (start === undefined && shown.includes(text)) start = performance.now()
          const isOver = next === undefined ? !shown.includes(text) : shown.includes(next)
          if (start !== undefined && isOver) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        look()
      }),
    { text, next },
  )
}

/** Expects a measured time near the wanted one. A busy machine paints late, never early. */
function expectAbout(measured: number, wanted: number, late = 250) {
  expect(measured).toBeGreaterThan(wanted - 100)
  expect(measured).toBeLessThan(wanted + late)
}

test.beforeEach(async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevel(page, '1.1')
})

test('the next question appears 1.5 s after a right answer', async ({ page }) => {
  const measuring = measureDisplay(page, correct)
  await answerRight(page)
  expectAbout(await measuring, 1500)
})

test('the box can be used again 1 s after a wrong answer', async ({ page }) => {
  const measuring = measureDisplay(page, oops)
  await answerWrong(page)
  expectAbout(await measuring, 1000)
})

test('the celebration opens 1 s after the fifth right answer', async ({ page }) => {
  for (let i = 0; i < 4; i++) await answerRight(page)
  await ready(page)
  const measuring = measureDisplay(page, correct, congratulations)
  await answerRight(page)
  // The dialog and its confetti are painted first, so the rule says "after about 1 second".
  expectAbout(await measuring, 1000, 500)
})

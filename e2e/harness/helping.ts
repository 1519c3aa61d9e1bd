/** A child who reads a worked solution. The time passes by the page's clock, which `clock.install` must have set. */
import { expect, type Page } from '@playwright/test'
import { answerBox, answerWrong, pressFresh, ready } from './playing.ts'

/** Answers the question on the screen wrongly twice, so that the steps can be opened. */
export async function missTwice(page: Page): Promise<void> {
  for (const _ of [1, 2]) {
    await answerWrong(page)
    await page.clock.runFor(1100)
  }
  await ready(page)
}

/** Misses twice and opens the steps. */
export async function openSteps(page: Page): Promise<void> {
  await missTwice(page)
  await pressFresh(page, 'Show me how')
  await expect(stepHeading(page, 1)).toBeVisible()
}

/** Opens "See one worked" of the level on screen. The example is the same in every run. */
export async function openExample(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'See one worked' })
  await expect(button).toBeVisible()
  await page.evaluate(() => {
    const randomUUID = crypto.randomUUID
    // The seed of the example is the next id that the page draws.
    crypto.randomUUID = () => {
      crypto.randomUUID = randomUUID
      return '00000000-0000-4000-8000-000000000001'
    }
  })
  await button.click()
  await expect(stepHeading(page, 1)).toBeVisible()
}

export function stepHeading(page: Page, number: number) {
  return page.getByRole('heading', { name: new RegExp(`^(Step|One worked:) ${number} of`) })
}

/**
 * Calls a function at each step of the open solution, up to the last one, with the text of its button that continues.
 * Each step that asks gets a wrong answer.
 */
export async function readAllSteps(page: Page, look: (step: number, action: string) => Promise<void>): Promise<void> {
  for (let step = 1; ; step++) {
    await expect(stepHeading(page, step)).toBeVisible()
    const action = await mainAction(page)
    await look(step, action)
    if (action === 'Your turn') return
    await passStep(page)
  }
}

/** Goes on to the next step. A step that asks gets an answer that may be wrong. */
export async function passStep(page: Page): Promise<void> {
  if ((await mainAction(page)) === 'Next step') await pressFresh(page, 'Next step')
  else await answerStep(page, '0')
}

/** Goes on to the next step that asks something. */
export async function readToAskingStep(page: Page): Promise<void> {
  for (;;) {
    if ((await mainAction(page)) !== 'Next step') return
    await pressFresh(page, 'Next step')
  }
}

/** Goes on to the last step. A step that asks gets an answer that may be wrong. */
export async function readToLastStep(page: Page): Promise<void> {
  for (;;) {
    await readToAskingStep(page)
    if ((await mainAction(page)) === 'Your turn') return
    await answerStep(page, '0')
  }
}

/** Answers the step on the screen with a number, or with the first of its choices, and waits for the next step. */
export async function answerStep(page: Page, number: string): Promise<void> {
  if (await page.getByRole('radio').count()) await page.getByRole('radio').first().check()
  else await answerBox(page).fill(number)
  await pressFresh(page, 'Check')
  await page.clock.runFor(1300)
}

/** Returns the text of the button that continues: "Next step", "Check" or "Your turn". */
export async function mainAction(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^(Next step|Check|Your turn)$/ })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  return button.innerText()
}

/** Refuses the code of the help, as for a page that is older than the server. */
export async function withoutHelp(page: Page): Promise<void> {
  await page.route(/\/(hints|steps)-/, (route) => route.abort())
}

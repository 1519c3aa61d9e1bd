/** Times Table with a clock that only the test moves, so that 7 s are 7 s on any machine. */
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { answerBox, solve, stored, typeAnswer, withPlainSpaces } from './playing.ts'

/** Stops the page's clock, which `clock.install` must have set. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Turns the timer on and waits for the first moment of its first question. */
export async function turnTimerOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn Timer ON' }).click()
  await passPause(page, 0)
}

/** Lets a pause pass and waits for the first moment of the next question. */
export async function passPause(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds + 5)
  await expect(answerBox(page)).toBeEditable()
}

export async function readProduct(page: Page): Promise<string> {
  return withPlainSpaces(await page.getByRole('main').locator('form label').innerText())
}

export async function answerProduct(page: Page): Promise<void> {
  await typeAnswer(page, solve(await readProduct(page)))
}

export async function missProduct(page: Page): Promise<void> {
  await typeAnswer(page, String(Number(solve(await readProduct(page))) + 1))
}

/**
 * Makes moves, and lets the page's clock go on in small steps until the server has the round's moves up to a number.
 * The device's database works in real time, so after one large step a slow machine would count it as broken. Returns
 * the milliseconds that have passed on the page's clock.
 */
export async function passUntilStored(page: Page, upTo: number, move: () => Promise<void>): Promise<number> {
  let isStored = false
  const storing = stored(page, upTo).then(() => {
    isStored = true
  })
  await move()
  let passed = 0
  while (!isStored && passed < 1400) {
    await page.clock.runFor(20)
    passed += 20
    await setTimeout(20)
  }
  await storing
  return passed
}

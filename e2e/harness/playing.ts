/** A child at a level, who reads the screen and answers without any knowledge of the app's code. */
import { expect, type Page } from '@playwright/test'
import { all, create } from 'mathjs'
import { findLevel } from '#maths'

export type { Page }

export const correct = 'Correct! Great job!'
export const oops = 'Oops! Try again.'

/** Opens a level of Addition by its address, and waits for its first question. */
export async function openLevel(page: Page, levelId: string): Promise<void> {
  const { stage } = findLevel('addition', levelId)!
  await page.goto(`/#/main/fouroperations/addition/${stage}/${levelId}`)
  await expect(page.getByRole('heading', { level: 1, name: `Stage ${stage}-${levelId}` })).toBeVisible()
  await ready(page)
}

/** Opens a level of any operation by its path below /main, and waits for its first question. */
export async function openLevelAt(page: Page, path: string): Promise<void> {
  await page.goto(`/#/main/${path}`)
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
}

export function answerBox(page: Page) {
  return page.getByPlaceholder('?')
}

/** Waits until the question can be answered. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Check' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(answerBox(page).first()).toBeEditable()
}

/** Returns the question on the screen without the last equals sign: "47 + 38". */
export async function readQuestion(page: Page): Promise<string> {
  const [line = ''] = (await page.getByRole('main').locator('form').innerText()).split('\n')
  return withPlainSpaces(line.replace(/=\s*$/, '')).trim()
}

/** A question has spaces at which no line breaks. */
export const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

const { evaluate } = create(all!, { number: 'Fraction' })

/** Calculates a question exactly. For an equation such as "4 + 4 = 2 × 4" it calculates the first side. */
export function solve(question: string): string {
  const [calculation = ''] = question.split('=')
  if (!/^[\d.+−×÷() ]+$/.test(calculation)) throw new Error(`This is not a calculation: ${question}`)
  const value = evaluate(calculation.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/'))
  return String(Number(Number(value).toFixed(6)))
}

/** Returns the quotient and the remainder of the division on the screen. */
export async function divide(page: Page): Promise<readonly [string, string]> {
  const [dividend = 0, divisor = 1] = (await readQuestion(page)).split('÷').map(Number)
  return [String(Math.floor(dividend / divisor)), String(dividend % divisor)]
}

export async function typeAnswer(page: Page, answer: string): Promise<void> {
  await answerBox(page).fill(answer)
  await page.getByRole('button', { name: 'Check' }).click()
}

export async function answerRight(page: Page): Promise<void> {
  await ready(page)
  await typeAnswer(page, solve(await readQuestion(page)))
  await expect(page.getByText(correct)).toBeVisible()
}

export async function answerWrong(page: Page): Promise<void> {
  await ready(page)
  const right = Number(solve(await readQuestion(page)))
  await typeAnswer(page, String(right + 1))
  await expect(page.getByText(oops)).toBeVisible()
}

export async function expectStreak(page: Page, streak: number): Promise<void> {
  await expect(page.getByText(`${streak}-Streak`, { exact: true })).toBeVisible()
}

/**
 * Resolves when the server has confirmed the round's moves up to a number, whichever tab of the device sends them. Call
 * it before the moves are sent. A success confirms all moves of its request. The browser may have dropped the body of a
 * response by the time that it is read.
 */
export function stored(page: Page, upTo: number) {
  return page.context().waitForEvent('response', (response) => {
    if (!response.url().includes('/moves') || !response.ok()) return false
    const { moves } = response.request().postDataJSON() as { moves: readonly { number: number }[] }
    return moves.at(-1)!.number >= upTo
  })
}

/** Answers rightly several times, passing the pauses by the page's clock (which `clock.install` must have set). */
export async function answerRightTimes(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await answerRight(page)
    await page.clock.runFor(1600)
  }
}

/** Answers rightly several times, and waits until the round has `upTo` stored moves. */
export async function answerStored(page: Page, times: number, upTo: number): Promise<void> {
  const all = stored(page, upTo)
  await answerRightTimes(page, times)
  await all
}

/**
 * Presses a button that has just appeared, after the 400 ms in which it ignores presses have passed by the page's clock
 * (which `clock.install` must have set).
 */
export async function pressFresh(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  await page.clock.runFor(500)
  await button.click()
}

/** Leaves the celebration after its first second, in which it stays open, has passed by the page's clock. */
export async function leaveCelebration(page: Page, name: 'Continue' | 'Next Stage'): Promise<void> {
  const button = page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name })
  await button.waitFor()
  await page.clock.runFor(1100)
  await button.click()
}

/** Right, wrong, blank and nonsense answers for each kind of question. */
import { expect, type Page } from '@playwright/test'
import { correct, expectStreak, oops, typeAnswer } from './playing.ts'
import { stopClock } from './timing.ts'

export interface Kind {
  readonly answer: (page: Page) => Promise<void>
  readonly miss: (page: Page) => Promise<void>
  /** Presses Check with no answer or with a part of it. */
  readonly leaveBlank: (page: Page) => Promise<void>
  /** Answers with nonsense where a number or a word belongs. */
  readonly nonsense: readonly ((page: Page) => Promise<void>)[]
}

type Read<T = string> = (page: Page) => Promise<T>

export const nonsense = ['42abc', 'hello', '🦘']

export async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).click()
}

/** Answers in one box. */
export function typing(read: Read): Kind {
  return {
    answer: async (page) => typeAnswer(page, await read(page)),
    miss: async (page) => typeAnswer(page, String(Number(await read(page)) + 1)),
    leaveBlank: async (page) => {
      for (const blank of ['', '   ']) await typeAnswer(page, blank)
    },
    nonsense: nonsense.map((text) => (page) => typeAnswer(page, text)),
  }
}

/** Answers in two boxes with these labels. */
export function typingBoth(boxes: readonly [string, string], read: Read<readonly [string, string]>): Kind {
  const fill = async (page: Page, texts: readonly string[]) => {
    for (const [i, text] of texts.entries()) await page.getByLabel(boxes[i]!, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  return {
    answer: async (page) => fill(page, await read(page)),
    miss: async (page) => fill(page, (await read(page)).with(1, '9')),
    leaveBlank: async (page) => {
      const [first, second] = await read(page)
      await fill(page, [first, ' '])
      await check(page)
      await fill(page, ['', second])
      await check(page)
    },
    nonsense: nonsense.map((text) => async (page) => fill(page, (await read(page)).with(0, text))),
  }
}

/** Answers with a tap on one of several choices. */
export function tapping(read: Read): Kind {
  const tap = async (page: Page, name: string) => {
    await page.getByRole('radio', { name, exact: true }).check()
    await check(page)
  }
  return {
    answer: async (page) => tap(page, await read(page)),
    miss: async (page) => {
      const right = await read(page)
      const names = await page.getByRole('radio').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
      await tap(page, names.find((name) => name !== right)!)
    },
    leaveBlank: check,
    nonsense: [],
  }
}

/** Puts numbers in order with taps or by typing their digits. */
export function ordering(by: 'taps' | 'keys', read: Read<string[]>): Kind {
  const put = async (page: Page, numbers: readonly string[]) => {
    for (const number of numbers) {
      if (by === 'keys') await page.keyboard.type(number)
      else await page.getByRole('checkbox', { name: number, exact: true }).check()
    }
    if (by === 'keys') await page.keyboard.press('Enter')
    else await check(page)
  }
  return {
    answer: async (page) => put(page, await read(page)),
    miss: async (page) => put(page, (await read(page)).toReversed()),
    leaveBlank: async (page) => {
      await put(page, (await read(page)).slice(0, 2))
      if (by === 'keys') for (const _ of [1, 2]) await page.keyboard.press('Backspace')
      else await page.getByRole('button', { name: 'Start again' }).click()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    },
    nonsense: [],
  }
}

const askForNumber = 'Please enter a number.'

/**
 * Plays a level: one right answer, a blank one, nonsense, a wrong one, then five right ones up to the celebration. The
 * pauses pass by the page's clock, which `clock.install` must have set. Only the test moves it, because a slow machine
 * could otherwise look for a message after its pause.
 */
export async function masterLevel(page: Page, kind: Kind, noNumber: 'is wrong' | 'is asked again' = 'is wrong') {
  await stopClock(page)
  await answerOften(page, kind, 1)
  await kind.leaveBlank(page)
  await expect(page.getByText(oops)).toBeHidden()
  await expectStreak(page, 1)
  for (const write of kind.nonsense) {
    await write(page)
    if (noNumber === 'is wrong') await expectMiss(page)
    else {
      await expect(page.getByText(askForNumber)).toBeVisible()
      await expectStreak(page, 1)
    }
  }
  await kind.miss(page)
  await expect(page.getByText(askForNumber)).toBeHidden()
  await expectMiss(page)
  await answerOften(page, kind, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
}

/** Answers rightly several times, beginning with a streak of 0, and passes the pauses. */
export async function answerOften(page: Page, kind: Kind, times: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  for (let streak = 1; streak <= times; streak++) {
    await expect(page.getByText(correct)).toBeHidden()
    await kind.answer(page)
    await expect(page.getByText(correct)).toBeVisible()
    await expectStreak(page, streak)
    await page.clock.runFor(1600)
  }
}

async function expectMiss(page: Page): Promise<void> {
  await expect(page.getByText(oops)).toBeVisible()
  await expectStreak(page, 0)
  await page.clock.runFor(1100)
  await expect(page.getByRole('button', { name: 'Check' })).not.toHaveAttribute('aria-disabled', 'true')
}

/** Answers with a finger, on the keypads of the app. */
import type { Page } from '@playwright/test'
import type { Kind } from './answer-kinds.ts'

async function tapKeys(page: Page, group: 'Number keys' | 'Letter keys', characters: string): Promise<void> {
  const keys = page.getByRole('group', { name: group })
  for (const name of characters) await keys.getByRole('button', { name, exact: true }).tap()
}

async function checkByTap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).tap()
}

/** Answers in one box with the number keys. */
export function tappingDigits(read: (page: Page) => Promise<string>): Kind {
  const write = async (page: Page, number: string) => {
    await tapKeys(page, 'Number keys', number)
    await checkByTap(page)
  }
  return {
    answer: async (page) => write(page, await read(page)),
    miss: async (page) => write(page, String(Number(await read(page)) + 1)),
    leaveBlank: async (page) => {
      await tapKeys(page, 'Number keys', '7')
      await page.getByRole('button', { name: 'Delete the last digit' }).tap()
      await checkByTap(page)
    },
    nonsense: [],
  }
}

/** Answers a number with the number keys and its word with letter tiles. */
export function tappingTiles(read: (page: Page) => Promise<readonly [string, string]>): Kind {
  const write = async (page: Page, [number, word]: readonly [string, string]) => {
    await tapKeys(page, 'Number keys', number)
    await page.getByRole('button', { name: /letter keys/ }).tap()
    await tapKeys(page, 'Letter keys', word)
    await checkByTap(page)
  }
  return {
    answer: async (page) => write(page, await read(page)),
    miss: async (page) => write(page, [(await read(page))[0], 'eightnine']),
    leaveBlank: async (page) => {
      await tapKeys(page, 'Number keys', '7')
      await page.getByRole('button', { name: /letter keys/ }).tap()
      await checkByTap(page)
      await page.getByRole('button', { name: /number keys/ }).tap()
      await page.getByRole('button', { name: 'Delete the last digit' }).tap()
    },
    nonsense: [async (page) => write(page, [(await read(page))[0], 'eee'])],
  }
}

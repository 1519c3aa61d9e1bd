import {
  answerBox,
  correct,
  expectStreak,
  oops,
  pressFresh,
  readQuestion,
  ready,
  solve,
  typeAnswer,
} from '../harness/playing.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** What the page asks of the server from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** The page shows pictures of the same messages further down. */
const game = (page: Page) => page.getByRole('form', { name: 'Try one' })

async function answerRight(page: Page): Promise<void> {
  await ready(page)
  await typeAnswer(page, solve(await readQuestion(page)))
  await expect(game(page).getByText(correct)).toBeVisible()
}

const line = (page: Page) => page.getByRole('img', { name: /^A number line/ })

test('A visitor answers a question on the landing page: right at once, nothing sent and nothing kept', async ({
  page,
}) => {
  const asked = requestsOf(page)
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('region', { name: 'Try one' })).toContainText('8 + 7')
  await expect(line(page)).toHaveAccessibleName(/A ball stands on 8\./)

  await typeAnswer(page, '14')
  await expect(game(page).getByText(oops)).toBeVisible()
  await expectStreak(page, 0)
  await page.clock.runFor(1100)
  await expect(answerBox(page)).toHaveValue('')
  await answerRight(page)
  await expectStreak(page, 1)
  await expect(line(page)).toHaveAccessibleName(/hopped from 8 to 10 and on to 15/)
  await page.clock.runFor(1600)
  for (let i = 0; i < 4; i++) {
    await answerRight(page)
    await page.clock.runFor(1600)
  }
  await expectStreak(page, 5)
  await pressFresh(page, 'Continue')
  await answerRight(page)
  await expectStreak(page, 6)

  expect(asked.filter((path) => path.startsWith('/api') || path.startsWith('/auth'))).toEqual([])
  const kept = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }))
  expect(kept).toEqual({ cookies: '', local: 0, session: 0, databases: 0 })
})

test('The question takes the keys on the screen, shows the answer after two misses, and leaves the focus alone until then', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await expect(page.locator('body')).toBeFocused()
  for (const key of ['1', '4', 'Delete the last digit', '3', 'Check'])
    await page.getByRole('button', { name: key, exact: true }).click()
  await expect(game(page).getByText(oops)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(answerBox(page)).toBeFocused()
  await answerBox(page).fill('16')
  await page.keyboard.press('Enter')
  await page.clock.runFor(1100)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByText('8 + 7 = 15')).toBeVisible()
  await pressFresh(page, 'Next question')
  await ready(page)
  await expect(page.getByRole('region', { name: 'Try one' })).not.toContainText('8 + 7')
})

test.describe('When its code does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

  test('The page stands, and the question can be tried again', async ({ page }) => {
    await page.route(/\/try-game-/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('The question could not be loaded.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(/\/try-game-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await ready(page)
  })
})

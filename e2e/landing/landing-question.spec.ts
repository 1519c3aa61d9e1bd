import { expectAccessible } from '../harness/accessible.ts'
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

/** Records the paths of the page's requests from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** The question to try. The page shows pictures of the same messages further down. */
const game = (page: Page) => page.getByRole('form', { name: 'Try one' })

async function answerRight(page: Page): Promise<void> {
  await ready(page)
  await typeAnswer(page, solve(await readQuestion(page)))
  await expect(game(page).getByText(correct)).toBeVisible()
}

const line = (page: Page) => page.getByRole('img', { name: /^A number line/ })

test('a visitor who answers the question of the landing page gets a verdict, and nothing is sent or stored', async ({
  page,
}) => {
  const requested = recordRequests(page)
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('region', { name: 'Try one' })).toContainText('8 + 7')
  await expect(line(page)).toHaveAccessibleName(/The ball is on 8\./)

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

  expect(requested.filter((path) => path.startsWith('/api') || path.startsWith('/auth'))).toEqual([])
  const kept = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }))
  expect(kept).toEqual({ cookies: '', local: 0, session: 0, databases: 0 })
})

test('the landing question accepts the keypad and takes no focus at first', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await expect(page.locator('body')).toBeFocused()
  for (const name of ['1', '4', 'Delete the last digit', '3', 'Check'])
    await page.getByRole('button', { name, exact: true }).click()
  await expect(game(page).getByText(oops)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(answerBox(page)).toBeFocused()
})

test.describe('lost code', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

  test('a visitor whose browser lost the code of the question reads the page and can try again', async ({ page }) => {
    await page.route(/\/trial-round-/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('The question could not be loaded.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(/\/trial-round-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await ready(page)
  })
})

// Axe waits for all animations, and the logo moves for ever.
test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a visitor who misses twice reads the steps of the question, and their turn is next', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await ready(page)
    await typeAnswer(page, '14')
    await page.clock.runFor(1100)
    await pressFresh(page, 'Hint')
    await expect(game(page).getByRole('status').first()).toHaveText('Start at 8, then count 7 hops.')
    await typeAnswer(page, '16')
    await page.clock.runFor(1100)
    await pressFresh(page, 'Show me how')
    const steps = page.getByRole('dialog', { name: 'Show me how' })
    await expect(steps.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
    await expectAccessible(page, 'the steps on the landing page')
    await page.keyboard.press('Escape')
    await expect(steps).toBeHidden()
    await pressFresh(page, 'Show me how')
    const main = steps.getByRole('button', { name: /^(Next step|Check|Your turn)$/ })
    for (let action = ''; action !== 'Your turn'; ) {
      await expect(main).not.toHaveAttribute('aria-disabled', 'true')
      action = await main.innerText()
      if (action === 'Check') await steps.getByPlaceholder('?').fill('0')
      await page.clock.runFor(500)
      await main.click()
      await page.clock.runFor(1300)
    }
    await expect(steps).toBeHidden()
    await ready(page)
    expect(await readQuestion(page)).not.toBe('8 + 7')
    await answerRight(page)
  })
})

test.describe('on a tablet by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' })

  test('the dialog keeps its height at the step that asks, and its picture stays large', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await ready(page)
    await typeAnswer(page, '14')
    await page.clock.runFor(1100)
    // The form is rendered anew when the code of the help has arrived.
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible()
    await typeAnswer(page, '16')
    await page.clock.runFor(1100)
    await pressFresh(page, 'Show me how')
    const steps = page.getByRole('dialog', { name: 'Show me how' })
    await expect(steps.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
    const { height } = (await steps.boundingBox())!
    await pressFresh(page, 'Next step')
    await expect(steps.getByPlaceholder('?')).toBeFocused()
    expect((await steps.boundingBox())!.height).toBe(height)
    expect((await steps.getByRole('figure').boundingBox())!.height).toBeGreaterThan(250)
  })
})

test.describe('lost code of the help', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a visitor who misses twice is offered the answer alone', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/helped-round-.*js$/, (route) => route.abort())
    await page.goto('/')
    await ready(page)
    for (const wrong of ['14', '16']) {
      await typeAnswer(page, wrong)
      await page.clock.runFor(1100)
    }
    await pressFresh(page, 'Show me')
    await expect(page.getByText('8 + 7 = 15')).toBeVisible()
    await pressFresh(page, 'Next question')
    await ready(page)
    await expect(page.getByRole('region', { name: 'Try one' })).not.toContainText('8 + 7')
  })
})

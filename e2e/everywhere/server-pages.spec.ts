import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/test.ts'

// A page that does not exist, and a sign-in that is over, are errors of the network for the browser.
test.use({ expectedErrors: [/status of 40[04]/] })

const pages = {
  '/nothing': 'There is no such page.',
  '/auth/callback': 'Sign-in has expired',
  '/auth/start': 'Sign-in starts on another page',
  '/legal/privacy': 'Privacy Policy',
}

for (const [path, heading] of Object.entries(pages)) {
  test(`the page ${path} looks like the app, without a script`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    expect(new Set(fonts.map((family) => family.replaceAll('"', '')))).toEqual(new Set(['Baloo 2', 'Lexend']))
    expect(scripts).toEqual([])
    await expectAccessible(page, path)

    for (const width of [390, 820, 1366]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Solve it! Maths' }).click()
    await expect(page.getByRole('link', { name: 'START NOW' })).toBeVisible()
  })
}

for (const path of ['register', 'card'])
  test(`the page ${path} leads to the privacy notice`, async ({ page }) => {
    await page.goto(`/#/${path}`)
    await page.getByRole('link', { name: 'Privacy notice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  })

test('the wordmark and the kiwi of a missing page remain on paper and with forced colours', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const [wordmark, kiwi] = [document.querySelector('.wordmark')!, document.querySelector('main')!]
      const styles = [getComputedStyle(wordmark), getComputedStyle(kiwi, '::before')]
      return styles.map((style) => ({
        hasPicture: style.backgroundImage.includes('svg'),
        background: style.backgroundColor,
        prints: style.printColorAdjust,
      }))
    })
  await page.goto('/nothing')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const onWhite = { hasPicture: true, background: 'rgb(255, 255, 255)', prints: 'economy' }
  expect(await colours()).toEqual([onWhite, onWhite])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  const onPaper = { hasPicture: true, background: 'rgba(0, 0, 0, 0)', prints: 'exact' }
  expect(await colours()).toEqual([onPaper, onPaper])
})

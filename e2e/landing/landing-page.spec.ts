import { expectAccessible } from '../harness/accessible.ts'
import { expect, type Page, test } from '../harness/test.ts'

const sections = [
  { link: 'Home', heading: 'Every right answer is a hop forward.' },
  { link: 'Features', heading: 'Small steps, straight answers, and a reason to go again.' },
  { link: 'How It Works', heading: 'From login to “I can do it” in four hops.' },
  { link: 'For Teachers', heading: 'Your whole class on one line.' },
]

const bar = (page: Page) => page.getByRole('banner')

/** Returns the distance in pixels from the top of the window to the section of a heading. */
function topOf(page: Page, heading: string): Promise<number> {
  return page
    .getByRole('heading', { name: heading })
    .evaluate((element) => Math.round(element.closest('section')!.getBoundingClientRect().top))
}

test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a link in the bar of the landing page leads to its section and keeps the address', async ({ page }) => {
    await page.goto('/')
    for (const { link, heading } of [...sections.slice(1), ...sections.slice(0, 1)]) {
      await bar(page).getByRole('link', { name: link, exact: true }).click()
      await expect.poll(() => topOf(page, heading)).toBe(70)
      await expect(page).toHaveURL(/\/(#\/)?$/)
    }
  })

  test('the footer of the landing page shows all its links, and a link leads to a section of the page', async ({
    page,
  }) => {
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    const groups = {
      'Quick Links': ['Home', 'Features', 'How It Works', 'For Teachers'],
      Resources: ['Blog', 'Help Center', 'Tutorials', 'Contact Us'],
      Legal: ['Terms of Service', 'Privacy Policy', 'Cookie Policy'],
    }
    for (const [group, links] of Object.entries(groups))
      await expect(foot.getByRole('navigation', { name: group }).getByRole('link')).toHaveText(links)
    for (const name of ['Facebook', 'YouTube', 'Email']) await expect(foot.getByRole('link', { name })).toBeVisible()
    await expect(foot).toContainText('© 2025 Solve it! Maths')
    // Three pages of Resources and the links to other services do not exist yet.
    await expect(foot.getByText('Coming Soon')).toHaveCount(4)

    await foot.getByRole('link', { name: 'Help Center' }).click()
    await expect.poll(() => topOf(page, sections[0]!.heading)).toBe(70)
    await expect(page).toHaveURL(/\/(#\/)?$/)
    await foot.getByRole('link', { name: 'For Teachers' }).click()
    await expect.poll(() => topOf(page, 'Your whole class on one line.')).toBe(70)
  })

  test('the legal links of the footer lead to pages with a text and a way back', async ({ page }) => {
    for (const name of ['Terms of Service', 'Privacy Policy', 'Cookie Policy', 'Contact Us']) {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectAccessible(page, name)
      await page.getByRole('link', { name: 'Back to Solve it! Maths' }).click()
      await expect(page.getByRole('contentinfo')).toBeAttached()
    }
  })

  test('the landing page with reduced motion shows every section at once, and the logo does not move', async ({
    page,
  }) => {
    await page.goto('/')
    for (const { heading } of sections) await expect(arriving(page, heading)).toHaveCSS('opacity', '1')
    await expect(page.getByRole('main').getByRole('img', { name: 'Solve it! Maths' }).locator('..')).toHaveCSS(
      'animation-name',
      'none',
    )
  })
})

test('the bar of the landing page shrinks after a scroll of more than 100 pixels, and nothing below it moves', async ({
  page,
}) => {
  await page.goto('/')
  const full = await barHeight(page)
  await scrollTo(page, 100)
  expect(await barHeight(page)).toBe(full)
  const before = await topOf(page, 'Your whole class on one line.')
  await scrollTo(page, 101)
  await expect.poll(() => barHeight(page)).toBeLessThan(full)
  expect(await topOf(page, 'Your whole class on one line.')).toBe(before - 1)
  await scrollTo(page, 0)
  await expect.poll(() => barHeight(page)).toBe(full)
})

test('a section of the landing page fades in when it is seen, and the logo pulses between 0.97 and 1.03', async ({
  page,
}) => {
  await page.goto('/')
  const teachers = arriving(page, 'Your whole class on one line.')
  await expect(teachers).toHaveCSS('opacity', '0')
  await teachers.scrollIntoViewIfNeeded()
  await expect(teachers).toHaveCSS('opacity', '1')
  const scales = await page
    .getByRole('main')
    .getByRole('img', { name: 'Solve it! Maths' })
    .evaluate((logo) =>
      logo
        .parentElement!.getAnimations()
        .flatMap((pulse) => (pulse.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform)),
    )
  expect(scales).toEqual(['scale(0.97)', 'scale(1.03)', 'scale(0.97)'])
})

test('a visitor reaches Login by START NOW and Login, Register by Register, and returns by Back to Home', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, heading] of [
    ['START NOW', 'Your next challenge awaits.'],
    ['Login', 'Your next challenge awaits.'],
    ['Register', 'Welcome to a new beginning.'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: sections[0]!.heading })).toBeVisible()
  }
})

for (const width of [320, 390, 820, 1366])
  test(`the public pages load without a layout shift and without sideways scrolling at ${width} pixels`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of ['/', '/#/login', '/#/register']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/') await expect(page.getByPlaceholder('?')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), path).toEqual([])
    }
  })

test('the first Tab on the landing page reaches a button that skips the bar', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'START NOW' })).toBeFocused()
})

/** The element that fades or slides in with a heading. */
function arriving(page: Page, heading: string) {
  return page.getByRole('heading', { name: heading }).locator('xpath=ancestor::div[parent::section]')
}

/** Returns the visible height of the bar in pixels. */
async function barHeight(page: Page): Promise<number> {
  return bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  // The page handles the scroll in one frame and has painted it by the next.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Screens that are wide and low: a laptop at 200 %, and a phone on its side. They may scroll, but lose nothing. */
import { expectTargets, expectToFit } from '../harness/fitting.ts'
import { openExample, readAllSteps } from '../harness/helping.ts'
import { expectFocusSeen } from '../harness/keyboard.ts'
import { openLevelAt } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ hasTouch: true, reducedMotion: 'reduce' })

const levels = [
  'fouroperations/addition/2/2.5',
  'fouroperations/multiplication/4/4.5',
  'fouroperations/division/3/3.5',
  'fouroperations/bedmas/1/1.4',
  'numberstructure/phase1/3/3.5',
  'measurement/length/3/3.3',
]

for (const [name, viewport] of [
  ['a laptop at 200 %', { width: 683, height: 384 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test(`every part of a step can be reached on ${name}`, { tag: '@sweep' }, async ({ page, app }) => {
      await newStudentAt(page, app.url)
      await page.clock.install()
      for (const level of levels) {
        await page.goto('/#/main')
        await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
        await openLevelAt(page, level)
        await openExample(page)
        await readAllSteps(page, async (step) => {
          await expectToFit(page, `step ${step} of ${level}`)
          // In a level, the ring of the focus comes with the first key.
          await page.keyboard.press('Shift')
          await expectFocusSeen(page)
          await expectTargets(page, 44, `step ${step} of ${level}`)
        })
      }
    })

    test(`the question, its box and the number buttons need no scrolling on ${name}`, async ({ page, app }) => {
      await newStudentAt(page, app.url)
      for (const level of [
        'fouroperations/addition/2/2.5',
        'fouroperations/bedmas/1/1.4',
        'numberstructure/phase1/0/0.4',
      ]) {
        await openLevelAt(page, level)
        await expectToFit(page, level)
        for (const text of ['1', '5', '9', '0', 'Delete the last digit', 'Check'])
          await expect(page.getByRole('button', { name: text, exact: true })).toBeInViewport({ ratio: 1 })
        await expect(page.getByPlaceholder('?')).toBeInViewport({ ratio: 1 })
      }
    })

    test(`every part of an open paper can be reached on ${name}`, { tag: '@sweep' }, async ({ page, app }) => {
      await newStudentAt(page, app.url)
      for (const level of levels.filter((path) => !path.startsWith('numberstructure'))) {
        await openLevelAt(page, level)
        await page.getByRole('button', { name: 'Working' }).click()
        await expect(page.getByRole('button', { name: 'Put away' })).toBeVisible()
        await expectToFit(page, level)
        for (const text of ['Put away', 'Clear', '7', 'Check']) {
          const button = page.getByRole('button', { name: text, exact: true })
          await button.scrollIntoViewIfNeeded()
          // The browser may scroll by a part of a pixel less.
          await expect(button).toBeInViewport({ ratio: 0.99 })
          // A covered button refuses the click.
          await button.click({ trial: true })
        }
      }
    })
  })
}

test('a strip of twenty numbers, Check and the streak need no scrolling on a small phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'numberstructure/phase1/1/1.1')
  await expect(page.getByRole('radio', { name: '20', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  await expectTargets(page, 44, 'a strip of twenty numbers')
})

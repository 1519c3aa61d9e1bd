/** These tests compare screens of levels: the size of the question, the edges, the hops and the lines of the bar. */
import type { Locator } from '@playwright/test'
import { levelPath } from '../harness/level-paths.ts'
import { openLevelAt } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices } from '../harness/voices.ts'

const question = (page: Page) => page.locator('[data-part="question"]')
const sizeOfQuestion = (page: Page) =>
  question(page).evaluate((row) => Number.parseFloat(getComputedStyle(row).fontSize))

async function open(page: Page, ...level: Parameters<typeof levelPath>): Promise<void> {
  await page.goto('/#/main')
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
  await openLevelAt(page, levelPath(...level))
}

for (const [name, width, height, hasTouch] of [
  ['a phone', 390, 844, true],
  ['a tablet', 820, 1180, true],
  ['a laptop', 1366, 768, false],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch })

    test(`sums of the youngest are as large as those of older children on ${name}`, async ({ page, app }) => {
      await giveVoices(page)
      await newStudentAt(page, app.url)
      await open(page, 'addition', '2.4')
      const older = await sizeOfQuestion(page)
      for (const [operation, id] of [
        ['addition', '1.1'],
        ['addition', '1.2'],
        ['subtraction', '1.3'],
      ] as const) {
        await open(page, operation, id)
        expect(await sizeOfQuestion(page), `${operation} ${id}`).toBeGreaterThanOrEqual(0.97 * older)
        const above = await question(page).boundingBox()
        const below = await page.locator('[data-part="message"]').boundingBox()
        expect(above!.y + above!.height, `${operation} ${id}`).toBeLessThanOrEqual(below!.y)
      }
    })
  })
}

test('on a laptop the question is in the middle above the message, Check and the streak, which have the same edges', async ({
  page,
  app,
}) => {
  await giveVoices(page)
  await newStudentAt(page, app.url)
  for (const height of [657, 768]) {
    await page.setViewportSize({ width: 1366, height })
    for (const [operation, id] of [
      ['addition', '1.1'],
      ['division', '3.4'],
      ['numberphase1', '0.3'],
    ] as const) {
      await open(page, operation, id)
      const edgesOf = (part: Locator) =>
        part.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left: Math.round(left), right: Math.round(right) }
        })
      const asked = await edgesOf(page.locator('[data-part="question"], [data-part="scene"]'))
      const { left } = await edgesOf(page.locator('[data-part="message"]'))
      const { right } = await edgesOf(page.getByRole('button', { name: 'Check' }))
      const where = `${operation} ${id} at ${height}`
      expect(Math.abs(asked.left + asked.right - left - right), where).toBeLessThanOrEqual(2)
      expect(await edgesOf(page.locator('form > div').filter({ hasText: /^0-Streak$/ })), where).toEqual({
        left,
        right,
      })
    }
  }
})

test('on a phone the bar has the same height in all levels', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newStudentAt(page, app.url)
  const heights = new Set<number>()
  for (const [operation, id] of [
    ['addition', '2.4'],
    ['multiplication', '3.1'],
    ['numberphase1', '0.4'],
    ['length', '2.4'],
    ['timestable', '1.3'],
  ] as const) {
    await open(page, operation, id)
    heights.add((await page.getByRole('banner').boundingBox())!.height)
  }
  expect([...heights]).toHaveLength(1)
})

test.describe('on a laptop with a touch screen', () => {
  test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true })

  test('a calculation is about as large as on a phone, and away from the number buttons', async ({ page, app }) => {
    await newStudentAt(page, app.url)
    for (const [operation, id] of [
      ['addition', '1.1'],
      ['addition', '2.2'],
      ['multiplication', '3.3'],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, operation, id)
      const onPhone = await sizeOfQuestion(page)
      await page.setViewportSize({ width: 1366, height: 768 })
      expect(await sizeOfQuestion(page), `${operation} ${id}`).toBeGreaterThanOrEqual(0.9 * onPhone)
      const { x, width } = (await page.getByPlaceholder('?').boundingBox())!
      const { x: firstKey } = (await page.getByRole('button', { name: '1', exact: true }).boundingBox())!
      expect(firstKey - x - width, `${operation} ${id}`).toBeGreaterThanOrEqual(20)
    }
  })
})

test('the hops of a run are above the ring of its box', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, 'numberphase1', '3.1')
    const box = page.getByPlaceholder('?')
    await box.focus()
    const ring = await box.evaluate((input) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(input)
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    })
    const hops = (await page.locator('[data-part="scene"] svg[role="img"]').boundingBox())!
    expect(ring).toBeGreaterThan(0)
    expect(hops.y + hops.height, `at ${width}`).toBeLessThanOrEqual((await box.boundingBox())!.y - ring)
  }
})

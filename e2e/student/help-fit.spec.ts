import { type LevelId, type Operation, titleByOperation } from '#maths'
import { expectAccessible } from '../harness/accessible.ts'
import { boxesOf } from '../harness/boxes.ts'
import { expectStepToFit } from '../harness/help-fit.ts'
import { openExample, readAllSteps } from '../harness/helping.ts'
import { levelPath } from '../harness/level-paths.ts'
import { openLevelAt } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

const viewports = {
  'a phone': { width: 390, height: 844 },
  'a short phone': { width: 390, height: 690 },
  'a low laptop': { width: 1366, height: 657 },
} as const

/** A level of each method. `help-length.spec.ts` has those of Length. */
const levelsByOperation: { readonly [O in Exclude<Operation, 'length'>]: readonly LevelId<O>[] } = {
  addition: ['1.1', '1.2', '1.3', '2.1', '2.3', '2.4', '2.5', '3.4', '3.5', '5.4', '5.5'],
  subtraction: ['1.1', '1.2', '1.3', '1.4', '2.3', '2.4', '2.5', '3.5', '3.7', '5.1', '5.5'],
  multiplication: ['1.1', '1.5', '2.1', '2.3', '2.5', '3.3', '3.5', '4.5', '5.1', '5.3', '5.5'],
  division: ['1.1', '1.3', '2.2', '2.4', '3.2', '3.4', '3.5', '5.1', '5.3', '5.5', '5.6', '5.7'],
  bedmas: ['1.1', '1.2', '1.3', '1.4'],
  timestable: ['1.1', '1.3', '1.5', '1.9', '2.3'],
  numberphase1: [
    '0.1',
    '3.2',
    '1.3',
    '0.4',
    '1.4',
    '2.4',
    '3.4',
    '0.5',
    '2.5',
    '0.6',
    '1.6',
    '3.6',
    '0.7',
    '3.7',
    '1.8',
    '1.9',
    '2.9',
    '3.9',
  ],
}

for (const operation of Object.keys(levelsByOperation) as (keyof typeof levelsByOperation)[]) {
  const levels = levelsByOperation[operation].map((id) => levelPath(operation, id))
  test(`every step of ${titleByOperation[operation]} fits a phone, a short phone and a low laptop`, {
    tag: '@sweep',
  }, async ({ page, app }) => {
    test.setTimeout(180_000)
    await newStudentAt(page, app.url)
    await page.clock.install()
    for (const level of levels) {
      await page.goto('/#/main')
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
      await openLevelAt(page, level)
      await openExample(page)
      await readAllSteps(page, async (step, action) => {
        for (const [name, viewport] of Object.entries(viewports)) {
          await page.setViewportSize(viewport)
          await expectStepToFit(page, `step ${step} of ${level} on ${name}`)
        }
        if (action === 'Check' && level === levels[0]) await expectAccessible(page, `step ${step} of ${level}`)
      })
    }
  })
}

test('three operators are on one line with their four numbers on a phone', async ({ page, app }) => {
  await page.clock.install()
  await newStudentAt(page, app.url)
  await page.setViewportSize(viewports['a phone'])
  await openLevelAt(page, levelPath('bedmas', '1.4'))
  await openExample(page)
  let most = 0
  await readAllSteps(page, async (step) => {
    const operators = await boxesOf(page.getByRole('group').getByRole('radio'))
    if (operators.length <= 3)
      expect.soft(new Set(operators.map(({ top }) => top)).size, `step ${step}`).toBeLessThan(2)
    most = Math.max(most, operators.length)
  })
  expect(most).toBe(3)
})

test('a kiwi says a step that asks nothing, on a phone, a tablet and a laptop', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, levelPath('addition', '1.2'))
  await openExample(page)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The kiwi is part of the background below the bubble, from this height on.
    await expect.poll(() => page.evaluate(findKiwiHeight), `${width} × ${height}`).toBeGreaterThan(84)
  }
})

test('on a phone, the numbers of counted animals have at least 18 pixels in every step', async ({ page, app }) => {
  await page.clock.install()
  await newStudentAt(page, app.url)
  await page.setViewportSize(viewports['a phone'])
  await openLevelAt(page, levelPath('numberphase1', '1.3'))
  await openExample(page)
  await readAllSteps(page, async (step) => {
    const sizes = await page.locator('figure svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()!.a
        return scale * Number.parseFloat(getComputedStyle(text).fontSize)
      }),
    )
    if (step > 1) expect(sizes.length, `step ${step}`).toBeGreaterThan(0)
    for (const size of sizes) expect.soft(size, `step ${step}`).toBeGreaterThanOrEqual(18)
  })
})

function findKiwiHeight(): number {
  return Number.parseFloat(getComputedStyle(document.querySelector('section:has(figure)')!, '::after').height)
}

test.describe('with a keyboard', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('on a laptop, a number line has the whole width of the sheet above its words', async ({ page, app }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await newStudentAt(page, app.url)
    await page.clock.install()
    for (const level of [levelPath('addition', '1.2'), levelPath('numberphase1', '0.1')]) {
      await page.goto('/#/main')
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
      await openLevelAt(page, level)
      await openExample(page)
      const scales: number[] = []
      await readAllSteps(page, async (step) => {
        const { scale, width } = await page.locator('figure svg').evaluate((svg: SVGSVGElement) => {
          const scale = svg.getScreenCTM()!.a
          return { scale, width: scale * svg.viewBox.baseVal.width }
        })
        scales.push(Number(scale.toFixed(2)))
        // Beside the words, it has at most 782 pixels.
        expect(width).toBeGreaterThan(1020)
        await expectStepToFit(page, `step ${step} of ${level}`)
      })
      expect(new Set(scales).size).toBe(1)
    }
  })

  test("on a laptop, the words of a child's step, its box and Check are near each other", async ({ page, app }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await newStudentAt(page, app.url)
    await page.clock.install()
    await openLevelAt(page, levelPath('addition', '2.5'))
    await openExample(page)
    await readAllSteps(page, async (step, action) => {
      if (action !== 'Check') return
      const words = (await page.locator('section:has(figure) p').last().boundingBox())!
      const box = (await page.getByRole('textbox').boundingBox())!
      const check = (await page.getByRole('button', { name: 'Check' }).boundingBox())!
      expect(box.y - (words.y + words.height), `words above the box in step ${step}`).toBeLessThan(64)
      expect(check.y - (box.y + box.height), `box above Check in step ${step}`).toBeLessThan(64)
    })
  })

  test("below a wide picture, a child's step is in one row with Check", async ({ page, app }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await newStudentAt(page, app.url)
    await page.clock.install()
    await openLevelAt(page, levelPath('addition', '1.2'))
    await openExample(page)
    await readAllSteps(page, async (step, action) => {
      if (action !== 'Check') return
      const box = (await page.getByRole('textbox').boundingBox())!
      const check = (await page.getByRole('button', { name: 'Check' }).boundingBox())!
      const middle = (room: typeof box) => room.y + room.height / 2
      expect(Math.abs(middle(box) - middle(check)), `step ${step}`).toBeLessThan(4)
      expect(box.x + box.width).toBeLessThan(check.x)
    })
  })
})

import type { Page } from '@playwright/test'
import type { LevelId, Operation } from '#maths'
import { openExample, readAllSteps } from '../harness/helping.ts'
import { levelPath } from '../harness/level-paths.ts'
import { openLevelAt } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

const viewports = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
} as const

/** Levels whose solutions have one kind of picture, or the same two kinds, in all their steps. */
const levelsByOperation: { readonly [O in Operation]?: readonly LevelId<O>[] } = {
  addition: ['1.1', '3.5'],
  subtraction: ['1.3', '2.5', '5.5'],
  multiplication: ['1.1', '3.3'],
  division: ['3.4', '5.5'],
  bedmas: ['1.3'],
  timestable: ['1.3'],
  numberphase1: ['0.1', '0.4', '0.6', '0.7', '1.6', '3.6'],
  length: ['1.1', '1.3'],
}

test('on a phone, a calculation on paper is larger in the steps without number buttons', async ({ page, app }) => {
  await page.setViewportSize(viewports['a phone'])
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, levelPath('subtraction', '5.5'))
  await openExample(page)
  const heights: { readonly [buttons in 'with' | 'without']: number[] } = { with: [], without: [] }
  await readAllSteps(page, async () => {
    const { height } = (await page.locator('figure svg').boundingBox())!
    heights[(await page.getByRole('group', { name: 'Number keys' }).count()) > 0 ? 'with' : 'without'].push(height)
  })
  expect(Math.min(...heights.without)).toBeGreaterThan(1.2 * Math.max(...heights.with))
})

test('a picture keeps its size and place in steps with the same buttons of a sum with a carried ten', async ({
  page,
  app,
}) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await expectSteadyPictures(page, levelPath('addition', '2.5'))
})

for (const operation of Object.keys(levelsByOperation) as (keyof typeof levelsByOperation)[]) {
  test(`pictures keep their size and place in steps with the same buttons of ${operation}`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    await newStudentAt(page, app.url)
    await page.clock.install()
    for (const id of levelsByOperation[operation]!) {
      await expectSteadyPictures(page, levelPath(operation, id))
    }
  })
}

async function expectSteadyPictures(page: Page, level: string): Promise<void> {
  await page.goto('/#/main')
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
  await openLevelAt(page, level)
  await openExample(page)
  const first = new Map<string, string[]>()
  await readAllSteps(page, async (step) => {
    for (const [name, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport)
      await page.evaluate(hasNewSize)
      // Without the number buttons, a picture is larger.
      const kind = `${name} ${await page.getByRole('group', { name: 'Number keys' }).count()}`
      if (!first.has(kind)) first.set(kind, await page.evaluate(findPlaces))
      expect(first.get(kind)).not.toEqual([])
      await expect.poll(() => page.evaluate(findPlaces), `step ${step} of ${level} on ${name}`).toEqual(first.get(kind))
    }
  })
}

/** Waits until the page follows its new size, which it does with its next frame. */
async function hasNewSize(): Promise<void> {
  await document.documentElement.animate(null, 1).finished
}

/** Returns the scale, the left edge and the upper edge of each picture in whole pixels and hundredths of a scale. */
function findPlaces(): string[] {
  return [...document.querySelectorAll<SVGSVGElement>('figure svg')].map((picture) => {
    const { a: scale, e: left, f: top } = picture.getScreenCTM()!
    return `scale ${scale.toFixed(2)}, left ${Math.round(left)}, top ${Math.round(top)}`
  })
}

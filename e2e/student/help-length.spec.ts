import { expectAccessible } from '../harness/accessible.ts'
import { expectStepToFit } from '../harness/help-fit.ts'
import { answerStep, openExample, readAllSteps } from '../harness/helping.ts'
import { openLevelAt, pressFresh } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

const viewports = {
  'a phone': { width: 390, height: 844 },
  'a short phone': { width: 390, height: 690 },
  'a tablet': { width: 820, height: 1180 },
  'a low laptop': { width: 1366, height: 657 },
} as const

/** A level of each method and of each picture. */
const levels = ['1.1', '1.3', '1.4', '1.6', '1.7', '2.1', '2.2', '2.4', '2.5', '2.7', '2.8', '2.9', '3.1', '3.2', '3.3']

test('every step of Length fits phones, a tablet and a low laptop', { tag: '@sweep' }, async ({ page, app }) => {
  test.setTimeout(180_000)
  await newStudentAt(page, app.url)
  await page.clock.install()
  for (const level of levels) {
    await page.setViewportSize(viewports['a short phone'])
    await page.goto('/#/main')
    await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
    await openLevelAt(page, `measurement/length/${level[0]}/${level}`)
    await openExample(page)
    await readAllSteps(page, async (step) => {
      for (const [name, viewport] of Object.entries(viewports)) {
        await page.setViewportSize(viewport)
        await expect.poll(() => page.evaluate(areShapesLaidOut)).toBe(true)
        await expectStepToFit(page, `step ${step} of ${level} on ${name}`)
      }
      // The steps of a walk are also checked with axe.
      if (level === '3.2') await expectAccessible(page, `step ${step} of ${level}`)
    })
  }
})

/** Returns whether each picture with a layout for its room, which is around 0, has the size of its room. */
function areShapesLaidOut(): boolean {
  return [...document.querySelectorAll<SVGSVGElement>('figure svg')].every(({ viewBox, clientWidth, clientHeight }) => {
    const { x, width, height } = viewBox.baseVal
    return x >= 0 || (Math.abs(width - clientWidth) < 2 && Math.abs(height - clientHeight) < 2)
  })
}

test('a hidden side has a question mark in the picture until its length is found', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'measurement/length/3/3.2')
  await openExample(page)
  const questionMarks = page.locator('figure text', { hasText: '?' })
  await expect(questionMarks).toHaveCount(2)
  await pressFresh(page, 'Next step')
  await expect(questionMarks).toHaveCount(2)
  await answerStep(page, '0')
  await expect(questionMarks).toHaveCount(0)
})

test('an example of a picture has the words of its question once', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'measurement/length/3/3.1')
  await openExample(page)
  await expect(page.getByText('What is the perimeter?')).toHaveCount(1)
})

import { boxesOf } from '../harness/boxes.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent, registeredTeacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRightTimes, leaveCelebration, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { setTextSize } from '../harness/text-size.ts'
import { giveVoices, spokenOn } from '../harness/voices.ts'

test.use({ reducedMotion: 'reduce' })

const celebration = (page: Page) => page.getByRole('dialog', { name: 'Congratulations!' })

test('the celebration says how many levels of the stage are done, and moves no button for it', async ({
  page,
  app,
}) => {
  const student = await registeredStudent(app.url)
  await played(student, 'addition', '2.1', 5)
  await played(student, 'addition', '2.4', 4)
  await alreadyLoggedIn(page, student, app.url)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/progress', async (route) => {
    await arrived
    await route.continue()
  })
  await page.clock.install()
  await openLevel(page, '2.5')
  await answerRightTimes(page, 5)
  await expect(celebration(page)).toBeVisible()
  const line = celebration(page).getByText('2 of 5 levels in Stage 2')
  await expect(line).toBeHidden()
  const buttons = celebration(page).getByRole('button')
  const before = await boxesOf(buttons)
  arrive()
  await expect(line).toBeVisible()
  expect(await boxesOf(buttons)).toEqual(before)
})

test('a child of Years 0 and 1 who wants to hear hears the celebration', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await giveVoices(page, { hearing: 'yes' })
  await page.clock.install()
  await openLevel(page, '1.1')
  await answerRightTimes(page, 5)
  await expect(celebration(page).getByText('1 of 3 levels in Stage 1')).toBeVisible()
  const text = 'Congratulations! Five hops in a row. Level 1.1 is yours. 1 of 3 levels in Stage 1'
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toBe(text)
  await leaveCelebration(page, 'Continue')
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatch(/^\d+ plus \d+/)
})

test('a teacher who tries a level sees no levels of a stage as completed', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
  await page.clock.install()
  await openLevel(page, '2.5')
  await answerRightTimes(page, 5)
  await expect(celebration(page).getByText('Five hops in a row. Level 2.5 is yours.')).toBeVisible()
  await expect(celebration(page).getByText('levels in Stage')).toHaveCount(0)
})

test('enlarged text does not break the title of the celebration', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await openLevel(page, '2.5')
  await answerRightTimes(page, 5)
  const title = celebration(page).getByRole('heading')
  for (const width of [320, 390, 820, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    for (const percent of [100, 150, 200]) {
      await setTextSize(page, percent)
      const lines = await title.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getClientRects().length
      })
      expect.soft(lines, `${percent} % at ${width} pixels`).toBe(1)
    }
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the celebration counts the levels that were completed without a network too', async ({
    page,
    context,
    app,
  }) => {
    const student = await registeredStudent(app.url)
    await played(student, 'addition', '2.1', 5)
    await openStudentDashboard(page, student)
    await keptOnDevice(page)
    await page.clock.install()
    await context.setOffline(true)
    for (const [level, done] of [
      ['2.2', 2],
      ['2.3', 3],
    ] as const) {
      await openLevel(page, level)
      await answerRightTimes(page, 5)
      await expect(celebration(page).getByText(`${done} of 5 levels in Stage 2`)).toBeVisible()
      await leaveCelebration(page, 'Next Stage')
    }
  })
})

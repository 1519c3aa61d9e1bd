import { expectAccessible } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { classWithStudent, joinedStudent, type Teacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight, answerWrong, openLevel } from '../harness/playing.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { enlargeText } from '../harness/text-size.ts'

/** Opens the line of the teacher's only class on the projector, with its event stream. */
async function openLine(page: Page, teacher: Teacher): Promise<void> {
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: /full screen/ }).click()
  const openStream = page.waitForResponse((response) => response.url().includes('/events?'))
  await page.getByRole('button', { name: 'Our line' }).click()
  await openStream
}

/** A window in full screen cannot change its size. The view fills the page of a browser that refuses full screen. */
const refuseFullScreen = (page: Page) =>
  page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
  })

const chain = (page: Page) => page.getByRole('img', { name: /hops made/ })

test('each answer of a child is a hop on the line of the class, right or not', async ({ page, app, openDevice }) => {
  const { teacher, student, code, name } = await classWithStudent(app.url)
  await played(await joinedStudent(app.url, code, 'Ben', 'Wiremu'), 'addition', '1.1', ['wrong', 'right'])
  await openLine(page, teacher)
  const projector = page.getByRole('dialog', { name: `${name}, this week` })
  await expect(chain(page)).toHaveAccessibleName('2 of 1000 hops made')
  await expect(projector).toContainText('998 to go. Every try is a hop.')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('dialog > div'))).toBe(true)

  const tablet = await openDevice()
  await openStudentDashboard(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.1')
  await answerRight(tablet)
  await expect(projector).toContainText('3 hops')
  await tablet.clock.runFor(2000)
  await answerWrong(tablet)
  await expect(projector).toContainText('4 hops')
  await expect(chain(page)).toHaveAccessibleName('4 of 1000 hops made')
  await expect(projector).not.toContainText(/Mia|Ben/)
  await expectAccessible(page, 'the line of a class')

  await page.keyboard.press('Escape')
  await expect(projector).toHaveCount(0)
  await expect(page.getByRole('button', { name: /full screen/ })).toBeFocused()
})

test('the animals stand on the line at the mark, which a teacher sets in full screen', async ({ page, app }) => {
  const { teacher, student } = await classWithStudent(app.url)
  for (let round = 0; round < 5; round++) await played(student, 'addition', '1.2', 20)
  await openLine(page, teacher)
  await expect(chain(page)).toHaveAccessibleName('100 of 1000 hops made')
  await page.getByRole('button', { name: 'Mark: 1000' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set the mark' })
  const field = dialog.getByLabel('Hops in a week')
  await expectAccessible(page, 'the mark of a class')
  for (const wrong of ['99', '100001', 'many', '']) {
    await field.fill(wrong)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(field).toHaveAccessibleDescription(/Please type a number from 100 to 100.000\./)
    await expect(field).toBeFocused()
  }
  await dialog.getByRole('button', { name: '200', exact: true }).click()
  await expect(field).toHaveValue('200')
  await field.fill('100')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark: 100' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'We did it, all of us!' })).toBeVisible()
  await expect(chain(page).locator('image')).toHaveCount(5)

  await played(student, 'addition', '1.2', 1)
  await expect(page.getByRole('dialog')).toContainText('101 hops')
  await page.reload()
  await page.getByRole('button', { name: /full screen/ }).click()
  await page.getByRole('button', { name: 'Our line' }).click()
  await expect(chain(page)).toHaveAccessibleName('101 of 100 hops made')
})

test.describe('no network', () => {
  test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] })

  test('the last count stays without a network or a reply, and says when it was counted', async ({ page, app }) => {
    const { teacher, student } = await classWithStudent(app.url)
    await openLine(page, teacher)
    const projector = page.getByRole('dialog')
    await expect(projector).toContainText('A new week. Every try is a hop.')
    await played(student, 'addition', '1.2', 3)
    await expect(projector).toContainText('3 hops')
    await expect(projector.getByText('Counted at')).toHaveCount(0)

    await page.context().setOffline(true)
    await expect(projector.getByRole('status').filter({ hasText: /^Counted at \d{1,2}:\d\d.(am|pm)\.$/ })).toBeVisible()
    await expect(projector).toContainText('3 hops')
    await played(student, 'addition', '1.2', 2)
    await page.context().setOffline(false)
    await expect(projector).toContainText('5 hops')
    await expect(projector.getByText('Counted at')).toHaveCount(0)

    await page.route('**/hops', (route) => route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }))
    await played(student, 'addition', '1.2', 1)
    await expect(projector.getByText('Counted at')).toBeVisible()
    await expect(projector).toContainText('5 hops')
  })

  test('a line that cannot be loaded can be tried again, and a mark that cannot be saved is not lost', async ({
    page,
    app,
  }) => {
    const { teacher } = await classWithStudent(app.url)
    const fail = () =>
      page.route('**/hops', (route) => route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }))
    await fail()
    await openLine(page, teacher)
    await expect(page.getByText('The hops could not be loaded.')).toBeVisible()
    await page.unroute('**/hops')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(chain(page)).toHaveAccessibleName('0 of 1000 hops made')

    await page.getByRole('button', { name: 'Mark: 1000' }).click()
    await page.getByLabel('Hops in a week').fill('1500')
    await fail()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The mark could not be saved.')).toBeVisible()
    await expect(page.getByLabel('Hops in a week')).toHaveValue('1500')
    await page.unroute('**/hops')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Mark: 1500' })).toBeVisible()
  })
})

test('the line fits a projector, a laptop, a tablet and a phone, with long numbers and names', async ({
  page,
  app,
}) => {
  const { teacher, classId } = await classWithStudent(app.url)
  await page.route('**/hops', (route) => route.fulfill({ json: { hops: 88_888, mark: 100_000 } }))
  await refuseFullScreen(page)
  await openLine(page, teacher)
  const projector = page.getByRole('dialog')
  await expect(projector).toContainText(/88.888 hops/)
  const [laptop, phone] = [[1366, 768] as const, [390, 844] as const]
  const expectFit = async (about: string, sizes: readonly (readonly [number, number])[]) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectToFit(page, `${about} at ${width}`)
      const excess = await projector.evaluate((dialog) => {
        const shown = dialog.querySelector('div')!
        return { across: shown.scrollWidth - shown.clientWidth, down: shown.scrollHeight - shown.clientHeight }
      })
      expect.soft(excess.across, `${about} at ${width}`).toBe(0)
      // Narrow screens and long names scroll.
      if (width > 1000 && about === 'the line') expect.soft(excess.down, `${about} at ${width}`).toBe(0)
    }
  }
  await expectFit('the line', [[1920, 1080], laptop, [1280, 657], [820, 1180], phone, [320, 568]])

  const long = 'Wharenui Whakawhanaungatanga Mathematics Extension Group 2026'
  await teacher.browser.call('PATCH /api/classes/{class}', { class: classId, name: long })
  await enlargeText(page, 200)
  await page.reload()
  await page.getByRole('button', { name: /full screen/ }).click()
  await page.getByRole('button', { name: 'Our line' }).click()
  await expect(projector).toContainText(/88.888 hops/)
  await expectFit('the line with large text and a long name', [laptop, phone])
})

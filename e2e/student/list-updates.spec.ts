import { answerOften, type Kind, tapping, typing } from '../harness/answer-kinds.ts'
import { registeredStudent } from '../harness/people.ts'
import { expectStreak, leaveCelebration, stored } from '../harness/playing.ts'
import { compareChoices, readWord } from '../harness/reading-pictures.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { answerProduct, passPause, stopClock, turnTimerOn } from '../harness/timing.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

const areas: readonly {
  area: string
  menu: string
  list: string
  part: string
  level: RegExp
  kind: Kind
  done: string
}[] = [
  {
    area: 'Number Structure',
    menu: 'numberstructure',
    list: 'Phase 1',
    part: 'Year 0',
    level: /^0\.4/,
    kind: typing(readWord),
    done: '1/9 Completed',
  },
  {
    area: 'Length',
    menu: 'measurement',
    list: 'Length',
    part: 'Phase 1',
    level: /^1\.1/,
    kind: tapping(compareChoices),
    done: '1/7 Completed',
  },
]

test.describe('no network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  for (const { area, menu, list, part, level, kind, done } of areas) {
    test(`the list of ${area} shows at once what was just played, also without network`, async ({ page, context }) => {
      await page.goto(`/#/main/${menu}`)
      await page.getByRole('link', { name: list }).click()
      const link = page.getByRole('link', { name: level })
      const stage = page.getByRole('region', { name: part })
      await link.click()
      const both = stored(page, 2)
      await answerOften(page, kind, 2)
      await both
      await page.getByRole('link', { name: `Back to ${list}` }).click()
      await expect(link).toContainText('Working On...')
      await expect(link.getByRole('img', { name: 'Best streak 2 of 5' })).toBeVisible()

      await link.click()
      await context.setOffline(true)
      await answerOften(page, kind, 5)
      await leaveCelebration(page, 'Next Stage')
      await expect(link.getByRole('img', { name: 'Completed' })).toBeVisible()
      await expect(stage).toContainText(done)

      const arrived = stored(page, 5)
      await context.setOffline(false)
      await page.clock.runFor(35_000)
      await arrived
      await page.reload()
      await expect(link.getByRole('img', { name: 'Completed' })).toBeVisible()
    })
  }

  test('the list of Times Table shows at once the best streak of a table', async ({ page, context }) => {
    await page.goto('/#/main/timestable')
    const link = page.getByRole('link', { name: /Time Table 4/ })
    await expect(link).toContainText('Not started')
    await link.click()
    await stopClock(page)
    await turnTimerOn(page)
    await answerProduct(page)
    await expectStreak(page, 1)
    await passPause(page, 1500)
    await context.setOffline(true)
    await answerProduct(page)
    await expectStreak(page, 2)
    await page.clock.resume()
    await page.getByRole('link', { name: 'Back to Times Table' }).click()
    await expect(link).toContainText('Working On...')
    await expect(link).toContainText('Best streak 2 of 20')
    await expect(page.getByText('0/13 Completed')).toBeVisible()
  })
})

import { answerRight, openLevel, ready } from '../harness/playing.ts'
import { recordShifts } from '../harness/shifts.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
]

/** Each line about unsent answers, with the fault that causes it. */
const lines = {
  'Your answers are kept on this device.': (page: Page) => page.context().setOffline(true),
  'Your answers are not sent yet. Keep this page open.': async (page: Page) => {
    await page.context().setOffline(true)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The device has no free space', 'QuotaExceededError')
      }
    })
  },
  'Log in to send your answers': (page: Page) => page.context().clearCookies({ name: 'session' }),
} as const

/**
 * Returns by how many pixels a line overflows its room: that of the message, or for a pill, that between the texts of
 * the bar and the question.
 */
function overhang(page: Page, text: string): Promise<number> {
  return page.getByText(text).evaluate((line) => {
    const inner = line.closest('p')!.getBoundingClientRect()
    const texts = [...document.querySelectorAll('header h1, header p')].map((one) => one.getBoundingClientRect().bottom)
    const top = Math.max(...texts)
    const question = document.querySelector('main form')!.firstElementChild!.getBoundingClientRect()
    const underBar = new DOMRect(0, top, innerWidth, question.top - top)
    const room = line.closest('[data-part="message"]')?.getBoundingClientRect() ?? underBar
    return Math.max(room.top - inner.top, inner.bottom - room.bottom, room.left - inner.left, inner.right - room.right)
  })
}

for (const [text, causeFault] of Object.entries(lines)) {
  test(`the line "${text}" appears without a layout shift`, async ({ openDevice, app }) => {
    for (const size of sizes) {
      const page = await openDevice()
      await page.setViewportSize(size)
      await newStudentAt(page, app.url)
      await openLevel(page, '2.5')
      const shifts = await recordShifts(page)
      await causeFault(page)
      await answerRight(page)
      await ready(page)
      // A narrow screen has the shorter line.
      const shown = size.width > 700 ? text : text.replace(' and sent when you are back online', '')
      await expect(page.getByText(shown)).toBeVisible()
      expect(await overhang(page, shown)).toBeLessThanOrEqual(0.5)
      expect(await shifts()).toEqual([])
      await page.context().close()
    }
  })
}

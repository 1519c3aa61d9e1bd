import { answerRight, answerWrong, openLevel, ready } from './harness/playing.ts'
import { newStudentAt } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

test('Nothing on the screen moves when an answer is marked', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await openLevel(page, '2.5')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      // Shifts just after a key press count too: they are what a child would see.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await answerRight(page)
    await ready(page)
    await answerWrong(page)
    await ready(page)
    await answerWrong(page)
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible()
    await ready(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts).toEqual([])
  }
})

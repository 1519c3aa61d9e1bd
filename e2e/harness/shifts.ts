import { expect, type Page } from '@playwright/test'

/**
 * Records the layout shifts of a page from now on and returns the function that reads them. Shifts just after a key
 * press count too, because a child would see them. A deliberate shift first proves that the page reports shifts at all.
 */
export async function recordShifts(page: Page): Promise<() => Promise<number[]>> {
  const shifts = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const values: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) values.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
    return values
  })
  // A clock of the test can put both positions into one paint, which is no shift. So it is shifted until one is
  // reported.
  const shiftAgain = async () => {
    await page.evaluate(shiftDeliberately)
    return shifts.jsonValue()
  }
  // The screen may still have settled meanwhile. Only shifts after this function count.
  await expect.poll(shiftAgain, 'a deliberate shift is reported').not.toHaveLength(0)
  await shifts.evaluate((values) => values.splice(0))
  return () => shifts.jsonValue()
}

/** Moves an added element, so that nothing of the page moves. */
async function shiftDeliberately(): Promise<void> {
  const nextPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'fixed', inset: '0 auto auto 0', width: '99px', height: '99px' })
  probe.style.background = 'red'
  document.body.append(probe)
  await nextPaint()
  probe.style.top = '99px'
  await nextPaint()
  probe.remove()
}

import type { Page } from '@playwright/test'

/**
 * Records the layout shifts of a page from now on; returns the function that reads them. Shifts just after a key press
 * count too, because a child would see them.
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
  return () => shifts.jsonValue()
}

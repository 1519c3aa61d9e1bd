/** Lengths as they are written: "1 m 35 cm", "1.2 m + 45 cm". Counted in tenths of a millimetre, so that it is exact. */
import type { Page } from '@playwright/test'

const tenths: Record<string, number> = { mm: 10, cm: 100, m: 10_000, km: 10_000_000 }

/** All lengths of a text, added up. */
export function lengthOf(text: string): number {
  return [...text.matchAll(/([\d.]+) (mm|cm|m|km)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Math.round(Number(number) * tenths[unit!]!),
    0,
  )
}

export function inUnit(length: number, unit: string): string {
  return String(Number((length / tenths[unit]!).toFixed(6)))
}

/** "1 m 35 cm = ? cm" with the box in the place of the gap, its unit behind it. */
export async function readConversion(page: Page): Promise<string> {
  const [given = ''] = (await page.getByRole('main').locator('form').innerText()).split('=')
  const box = page.getByPlaceholder('?')
  return inUnit(lengthOf(given), await box.evaluate((element) => element.nextSibling?.textContent ?? ''))
}

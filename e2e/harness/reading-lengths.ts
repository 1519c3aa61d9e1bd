/** Lengths as they are written on the screen: "1 m 35 cm", "1.2 m + 45 cm". */
import { expect, type Locator, type Page } from '@playwright/test'
import { inUnit, sumOfLengths } from '../../maths/test/oracle-lengths.ts'

type Unit = Parameters<typeof inUnit>[1]

/** Returns the unit that is printed after a box. */
export async function unitAfter(box: Locator): Promise<Unit> {
  const unit = await box.evaluate((element) => element.nextSibling?.textContent ?? '')
  expect(unit).toMatch(/^(mm|cm|m|km)$/)
  return unit as Unit
}

/** Reads a conversion such as "1 m 35 cm = ? cm", with a box for the gap, and returns the missing number. */
export async function readConversion(page: Page): Promise<string> {
  const [given = ''] = (await page.getByRole('main').locator('form').innerText()).split('=')
  return inUnit(sumOfLengths(given), await unitAfter(page.getByPlaceholder('?')))
}

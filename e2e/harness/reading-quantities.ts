/** Quantities as they are written on the screen: "1 m 35 cm", "1.2 m + 45 cm". */
import type { Locator, Page } from '@playwright/test'
import { inUnit, isUnit, sumOfQuantities } from '../../maths/test/oracle-quantities.ts'
import { withPlainSpaces } from './playing.ts'

type Unit = Parameters<typeof inUnit>[1]

/** Returns the unit that is printed after a box. */
export async function unitAfter(box: Locator): Promise<Unit> {
  const unit = await box.evaluate((element) => element.nextSibling?.textContent ?? '')
  if (!isUnit(unit)) throw new Error(`no unit after the box, but "${unit}"`)
  return unit
}

/** Reads a conversion such as "1 m 35 cm = ? cm", with a box for the gap, and returns the missing number. */
export async function readConversion(page: Page): Promise<string> {
  const [given = ''] = (await page.getByRole('main').locator('form').innerText()).split('=')
  return inUnit(sumOfQuantities(withPlainSpaces(given)), await unitAfter(page.getByPlaceholder('?')))
}

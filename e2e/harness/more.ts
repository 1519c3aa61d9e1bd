import type { Page } from './test.ts'

/** Returns the button "More" of a student or a class. */
export const moreFor = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` })

/** Chooses an entry of the menu "More" of a student or a class. */
export async function chooseFor(page: Page, name: string, entry: string) {
  await moreFor(page, name).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

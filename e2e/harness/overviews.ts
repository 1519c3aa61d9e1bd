/** The class overview as a teacher reads it. */
import { expect, type Page } from '@playwright/test'

/** Who stands in each column that is not empty, with the word of their colour: { 'Stage 2': ['Mia C., working on 2.4'] } */
export async function standing(page: Page): Promise<Record<string, string[]>> {
  const titles = await titlesOf(page)
  const cells = await page.getByRole('table').getByRole('cell').all()
  const columns: Record<string, string[]> = {}
  for (const [i, cell] of cells.entries()) {
    const names = await cell.getByRole('link').allTextContents()
    if (names.length > 0) columns[titles[i] ?? ''] = names.map((name) => name.trim())
  }
  return columns
}

/** The titles of all columns, in their order. */
export async function titlesOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  return table.getByRole('columnheader').locator('b').allTextContents()
}

/** What stands under each tick: how many students. */
export async function countsOf(page: Page): Promise<number[]> {
  const heads = await page.getByRole('table').getByRole('columnheader').allTextContents()
  return heads.map((head) => Number.parseInt(head, 10))
}

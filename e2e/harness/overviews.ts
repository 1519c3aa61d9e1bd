/** Readers of the class overview as a teacher sees it. */
import { expect, type Page } from '@playwright/test'

/** Returns the students of each column with any, and their status: { 'Stage 2': ['Mia C., working on 2.4'] } */
export async function studentsByColumn(page: Page): Promise<Record<string, string[]>> {
  const titles = await titlesOf(page)
  const cells = await page.getByRole('table').getByRole('cell').all()
  const columns: Record<string, string[]> = {}
  for (const [i, cell] of cells.entries()) {
    const names = await cell.getByRole('link').allTextContents()
    if (names.length > 0) columns[titles[i] ?? ''] = names.map((name) => name.trim())
  }
  return columns
}

/** Returns the titles of all columns, in their order. */
export async function titlesOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  return table.getByRole('columnheader').locator('b').allTextContents()
}

/** Returns the number of students that each column shows under its tick. */
export async function countsOf(page: Page): Promise<number[]> {
  const heads = await page.getByRole('table').getByRole('columnheader').allTextContents()
  return heads.map((head) => Number.parseInt(head, 10))
}

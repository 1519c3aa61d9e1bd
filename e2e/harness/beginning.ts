/** A child who begins to play on their own device. */
import type { Page } from '@playwright/test'
import type { Student } from './people.ts'
import { openLevel } from './playing.ts'
import { newStudentAt } from './signing-in.ts'

/** Registers a student and opens a level of Addition. From then on the test moves the page's clock. */
export async function beginLevel(page: Page, url: string, levelId: string): Promise<Student> {
  const student = await newStudentAt(page, url)
  await page.clock.install()
  await openLevel(page, levelId)
  return student
}

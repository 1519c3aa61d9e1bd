import type { PageDriver } from './page-driver.ts'
import { beginRegistration } from './registration.ts'

/** A teacher registers and makes a class. Returns the code of the class from the screen. */
export async function makeClass(driver: PageDriver): Promise<string> {
  await beginRegistration(driver, 1, 'hana.firefox@school.nz')
  await driver.type('First Name', 'Hana')
  await driver.type('Last Name', 'Parata')
  await driver.type('School', 'Kauri School')
  await driver.type('Country', 'New Zealand')
  await driver.type('Student Age Range', '8-10')
  await driver.press('button', 'Register')
  await driver.press('button', 'Create Class')
  await driver.type('Class name', 'Room 5')
  await driver.press('button', 'Create')
  const [, code] = (await driver.waitForText(/Class Code:\s*\w{6}/)).match(/Class Code:\s*(\w{6})/) ?? []
  return code ?? ''
}

/** The teacher sees the student on Student Progress and in the overview of the class. */
export async function seeProgress(driver: PageDriver): Promise<void> {
  await driver.press('link', 'View Student Progress')
  await driver.waitForHeading('Student Progress')
  await driver.waitForText('Mia C')
  await driver.press('link', 'My Classes')
  await driver.press('link', 'Progress Overview')
  await driver.press('button', 'Four Operations')
  await driver.press('link', 'Addition')
  await driver.waitForText('Mia C')
}

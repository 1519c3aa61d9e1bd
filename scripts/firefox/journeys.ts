import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { solve, withPlainSpaces } from '../../e2e/harness/playing.ts'
import { drivePage, type PageDriver, waitUntil } from './page-driver.ts'

const target = 5

/** A student registers, joins a class, plays a level to its celebration and sees it completed on the list, by touch. */
export async function playAsStudent(driver: PageDriver, code: string): Promise<void> {
  await beginRegistration(driver, 0, 'mia.firefox@school.nz')
  await driver.type('First Name', 'Mia')
  await driver.type('Last Name', 'Chen')
  await driver.press('button', 'Register')
  await driver.press('button', 'Join Class Your teacher has the code.')
  await driver.type('Class code', code.toLowerCase())
  await driver.press('button', 'Join')
  await driver.waitForText('Room 5')

  await driver.page.evaluate(() => {
    location.hash = '/main/fouroperations/addition/1/1.1'
  })
  await driver.waitForHeading('Stage 1-1.1')
  let before = ''
  for (let streak = 1; streak <= target; streak++) {
    before = await answerNext(driver, before)
    await driver.waitForText('Correct! Great job!')
    await driver.waitForText(`${streak}-Streak`)
  }
  await driver.waitForHeading('Congratulations!')
  // The celebration ignores presses for its first second.
  await setTimeout(1500)
  await driver.press('button', 'Next Stage on to 1.2')
  await driver.waitForHeading('Addition')
  await driver.waitForText(/1\/3\s+Completed/)
}

/** Reads the next question on the screen, answers it and returns it. */
export async function answerNext(driver: PageDriver, before: string): Promise<string> {
  let question = ''
  await waitUntil('the next question', async () => {
    const [line = ''] = (await driver.page.$eval('main form', (form) => (form as HTMLElement).innerText)).split('\n')
    question = withPlainSpaces(line.replace(/=\s*$/, '')).trim()
    return question !== before && (await driver.page.$('main form input:enabled:read-write')) !== null
  })
  // The box is found by its tag, because its name is the question.
  const box = await driver.page.$('main form input')
  await box?.type(solve(question))
  await driver.press('button', 'Check')
  return question
}

/** Signs in through the popup and stops at the registration form. `box` is 0 for students and 1 for teachers. */
async function beginRegistration(driver: PageDriver, box: 0 | 1, email: string): Promise<void> {
  const { page } = driver
  const opening = new Promise<Page | null>((opened) => page.once('popup', opened))
  await driver.press('link', 'Register')
  await driver.press('button', 'Sign in with Google', box)
  const popup = await opening
  if (!popup) throw new Error('The popup of the sign-in did not open')
  const popupDriver = drivePage(popup, 'mouse')
  await popupDriver.type('Email', email)
  await popupDriver.press('button', 'Continue')
  await waitUntil('the end of the popup', async () => popup.isClosed())
}

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

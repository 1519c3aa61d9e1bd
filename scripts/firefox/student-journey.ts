import { setTimeout } from 'node:timers/promises'
import { solve } from '../../e2e/harness/playing.ts'
import { type PageDriver, waitUntil } from './page-driver.ts'
import { beginRegistration } from './registration.ts'

const target = 5

/** A student registers, joins a class, plays a level to its celebration and sees it completed on the list, by touch. */
export async function playAsStudent(driver: PageDriver, code: string): Promise<void> {
  await beginRegistration(driver, 0, 'mia.firefox@school.nz')
  await driver.type('First Name', 'Mia')
  await driver.type('Last Name', 'Chen')
  await driver.press('button', 'Register')
  await driver.press('button', 'Join Class')
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
  await driver.press('button', 'Next Stage')
  await driver.waitForHeading('Addition')
  await driver.waitForText(/1\/3\s+Completed/)
}

/** Reads the next question on the screen, answers it and returns it. */
export async function answerNext(driver: PageDriver, before: string): Promise<string> {
  let question = ''
  await waitUntil('the next question', async () => {
    const [line = ''] = (await driver.page.$eval('main form', (form) => (form as HTMLElement).innerText)).split('\n')
    question = line.replace(/=\s*$/, '').trim()
    return question !== before && (await driver.page.$('main form input:enabled:read-write')) !== null
  })
  // The box is found by its tag, because its name is the question.
  const box = await driver.page.$('main form input')
  await box?.type(solve(question))
  await driver.press('button', 'Check')
  return question
}

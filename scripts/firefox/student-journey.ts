import { setTimeout } from 'node:timers/promises'
import { solve } from '../../e2e/harness/playing.ts'
import { type Hands, until } from './hands.ts'
import { beginRegistration } from './registering.ts'

const target = 5

/** A student registers, joins a class, plays a level to its celebration and finds it completed on the list. All by touch. */
export async function playAsStudent(hands: Hands, code: string): Promise<void> {
  await beginRegistration(hands, 0, 'mia.firefox@school.nz')
  await hands.type('First Name', 'Mia')
  await hands.type('Last Name', 'Chen')
  await hands.press('button', 'Register')
  await hands.press('button', 'Join Class')
  await hands.type('Class code', code.toLowerCase())
  await hands.press('button', 'Join')
  await hands.read('Room 5')

  await hands.page.evaluate(() => {
    location.hash = '/main/fouroperations/addition/1/1.1'
  })
  await hands.arrive('Stage 1-1.1')
  let before = ''
  for (let streak = 1; streak <= target; streak++) {
    before = await answerNext(hands, before)
    await hands.read('Correct! Great job!')
    await hands.read(`${streak}-Streak`)
  }
  await hands.arrive('Congratulations!')
  // The buttons of the celebration ignore presses for their first 400 ms.
  await setTimeout(1000)
  await hands.press('button', 'Next Stage')
  await hands.arrive('Addition')
  await hands.read(/1\/3\s+Completed/)
}

/** Reads the next question on the screen and answers it. Answers with the question. */
async function answerNext(hands: Hands, before: string): Promise<string> {
  let question = ''
  await until('the next question', async () => {
    const [line = ''] = (await hands.page.$eval('main form', (form) => (form as HTMLElement).innerText)).split('\n')
    question = line.replace(/=\s*$/, '').trim()
    return question !== before && (await hands.page.$('main form input:enabled:read-write')) !== null
  })
  // Its name is the question.
  const box = await hands.page.$('main form input')
  await box?.type(solve(question))
  await hands.press('button', 'Check')
  return question
}

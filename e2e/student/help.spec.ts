import { expectAccessible } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { expectStepToFit } from '../harness/help-fit.ts'
import {
  answerStep,
  missTwice,
  openExample,
  openSteps,
  passStep,
  readAllSteps,
  readToAskingStep,
  readToLastStep,
  stepHeading,
} from '../harness/helping.ts'
import { expectFocusSeen } from '../harness/keyboard.ts'
import { registeredStudent, registeredTeacher } from '../harness/people.ts'
import {
  answerBox,
  answerRight,
  answerWrong,
  expectStreak,
  oops,
  openLevel,
  openLevelAt,
  pressFresh,
  readQuestion,
  ready,
  solve,
} from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { stopClock } from '../harness/timing.ts'
import { giveVoices, spokenOn } from '../harness/voices.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await giveVoices(page)
})

/** Records the kinds of all moves that the page sends. */
function recordMoves(page: Page): string[] {
  const kinds: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/moves')) return
    const { moves } = request.postDataJSON() as { moves: { kind: string }[] }
    kinds.push(...moves.map(({ kind }) => kind))
  })
  return kinds
}

/** Returns the colour of a design token, as the browser computes it. */
function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

const hintText = (page: Page) => page.locator('[data-part="message"]').getByRole('status').first()

test('a screen reader announces the buttons for help, and each step in words', async ({ page }) => {
  await openLevel(page, '2.5')
  await answerWrong(page)
  await page.clock.runFor(1100)
  await expect(page.getByText('The next button is Hint.')).toBeAttached()
  await answerWrong(page)
  await page.clock.runFor(1100)
  await expect(page.getByText('The next button is Show me how.')).toBeAttached()
  await pressFresh(page, 'Show me how')
  await readAllSteps(page, async (step) => {
    const announced = page.getByRole('status').filter({ hasText: `Step ${step} of` })
    await expect(announced).toHaveText(/^Step \d of \d\. [^+−×÷=]+$/)
  })
})

test('a child who misses once can read a hint until the next answer', async ({ page }) => {
  await openLevel(page, '1.2')
  const question = await readQuestion(page)
  await answerWrong(page)
  await page.clock.runFor(1100)
  await pressFresh(page, 'Hint')
  await expect(page.getByText(oops)).toBeHidden()
  await expect(hintText(page)).toHaveText(/\w.*[.?]$/)
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden()
  await expect(answerBox(page)).toBeFocused()
  await expectAccessible(page, 'hint')
  await page.getByRole('button', { name: 'Read the hint aloud' }).click()
  expect((await spokenOn(page)).at(-1)).toMatch(/\w/)
  expect(await readQuestion(page)).toBe(question)
  await answerRight(page)
  await expectStreak(page, 1)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a child reads the steps by tap and gets another question', async ({ page }) => {
    const moves = recordMoves(page)
    await openLevel(page, '2.3')
    await missTwice(page)
    const question = await readQuestion(page)
    const showMeHow = page.getByRole('button', { name: 'Show me how' })
    await expect(showMeHow).toBeVisible()
    await page.clock.runFor(500)
    await showMeHow.tap()
    await expect(stepHeading(page, 1)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(question)
    await expectToFit(page, 'first step')
    await readToAskingStep(page)
    await expectToFit(page, 'a step that asks')
    await expect(page.getByRole('group', { name: 'Number keys' }).getByRole('button')).toHaveCount(10)
    for (const digit of ['9', '9']) await page.getByRole('button', { name: digit, exact: true }).tap()
    await page.getByRole('button', { name: 'Delete the last digit' }).tap()
    await expect(answerBox(page)).toHaveValue('9')
    await readToLastStep(page)
    await expect(page.getByRole('main')).toContainText(`The answer is ${solve(question)}`)
    await expectToFit(page, 'last step')
    await pressFresh(page, 'Your turn')
    await ready(page)
    await expectStreak(page, 0)
    expect(await readQuestion(page)).not.toBe(question)
    await answerRight(page)
    await expectStreak(page, 1)
    await expect.poll(() => moves).toEqual(['answer', 'answer', 'reveal', 'next', 'answer'])
  })
})

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } })

  test('no step scrolls sideways', { tag: '@sweep' }, async ({ page }) => {
    await openLevel(page, '2.5')
    await openSteps(page)
    await expectToFit(page, 'first step')
    await readToAskingStep(page)
    await expectToFit(page, 'a step that asks')
    await readToLastStep(page)
    await expectToFit(page, 'last step')
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('a child reads the steps with the keyboard alone', async ({ page }) => {
    await openLevel(page, '2.3')
    await missTwice(page)
    const showMeHow = page.getByRole('button', { name: 'Show me how' })
    await expect(showMeHow).toBeVisible()
    await page.clock.runFor(500)
    await showMeHow.focus()
    await page.keyboard.press('Enter')
    for (let step = 1; ; step++) {
      await expect(stepHeading(page, step)).toBeVisible()
      await expectFocusSeen(page)
      await page.clock.runFor(500)
      const asks = await answerBox(page).count()
      const isLast = await page.getByRole('button', { name: 'Your turn' }).count()
      await expect(asks ? answerBox(page) : page.getByRole('button', { name: /Next step|Your turn/ })).toBeFocused()
      if (asks) await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      if (asks) await page.clock.runFor(1300)
      if (isLast) break
    }
    await ready(page)
    await expect(answerBox(page)).toBeFocused()
  })
})

test('a right answer to a step turns green and goes on after 500 ms', async ({ page }) => {
  await openLevel(page, '2.3')
  await openSteps(page)
  await readToAskingStep(page)
  const [before = ''] = (await page.locator('label').last().innerText()).split('=')
  await stopClock(page)
  await answerBox(page).fill(solve(before.trim()))
  await pressFresh(page, 'Check')
  await expect(page.getByText('Right.')).toBeAttached()
  await expect(answerBox(page)).toHaveCSS('border-color', await colourOf(page, '--right'))
  await expect(answerBox(page)).toHaveCSS('background-color', await colourOf(page, '--right'))
  await page.clock.runFor(600)
  await expect(page.getByRole('button', { name: /Next step|Your turn/ })).toBeVisible()
})

test('a wrong answer to a step shows the number for 1200 ms and goes on', async ({ page }) => {
  await openLevel(page, '2.3')
  await openSteps(page)
  await readToAskingStep(page)
  const [before = ''] = (await page.locator('label').last().innerText()).split('=')
  const right = solve(before.trim())
  const box = answerBox(page)
  await stopClock(page)
  await box.fill('0')
  await pressFresh(page, 'Check')
  await expect(box).toHaveValue(right)
  await expect(page.getByText(/Oops/)).toBeHidden()
  await page.clock.runFor(900)
  await expect(box).toHaveValue(right)
  await page.clock.runFor(400)
  await expect(page.getByRole('button', { name: /Next step|Your turn/ })).toBeVisible()
})

test('Back on the first step returns to the question and sends nothing', async ({ page }) => {
  const moves = recordMoves(page)
  await openLevel(page, '2.5')
  await missTwice(page)
  const question = await readQuestion(page)
  await pressFresh(page, 'Show me how')
  await pressFresh(page, 'Back')
  await ready(page)
  await expect(answerBox(page)).toBeFocused()
  expect(await readQuestion(page)).toBe(question)
  await answerRight(page)
  await expectStreak(page, 1)
  await expect.poll(() => moves).toEqual(['answer', 'answer', 'answer'])
})

test("after a solution, the first miss of the next question offers its steps up to the child's own one", async ({
  page,
}) => {
  const moves = recordMoves(page)
  await openLevel(page, '2.5')
  await openSteps(page)
  await readToLastStep(page)
  await pressFresh(page, 'Your turn')
  await answerWrong(page)
  await page.clock.runFor(1100)
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible()
  const question = await readQuestion(page)
  await pressFresh(page, 'Show me how')
  await expect(page.getByRole('heading', { name: /^Step (\d) of \1$/ })).toBeVisible()
  await pressFresh(page, 'Back')
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible()
  await pressFresh(page, 'Next step')
  await answerBox(page).fill('0')
  await pressFresh(page, 'Check')
  await expect(page.getByText('Look again.')).toBeAttached()
  await page.clock.runFor(1300)
  await expect(answerBox(page)).toHaveValue('')
  await expect(answerBox(page)).toBeFocused()
  const tens = Math.floor(Number(solve(question)) / 10)
  await answerBox(page).fill(String(tens))
  await pressFresh(page, 'Check')
  await page.clock.runFor(600)
  await ready(page)
  await expect(answerBox(page)).toBeFocused()
  expect(await readQuestion(page)).toBe(question)
  await answerRight(page)
  await expectStreak(page, 1)
  await expect.poll(() => moves).toEqual(['answer', 'answer', 'reveal', 'next', 'answer', 'answer'])
})

test('a hint takes the place of the request for an answer, which a new question does not have', async ({ page }) => {
  await openLevel(page, '2.5')
  const request = page.getByText('Type your answer first.')
  await answerWrong(page)
  await page.clock.runFor(1100)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(request).toBeVisible()
  await pressFresh(page, 'Hint')
  await expect(request).toBeHidden()
  await expect(hintText(page)).toHaveText(/\w.*[.?]$/)
  await answerWrong(page)
  await page.clock.runFor(1100)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(request).toBeVisible()
  await pressFresh(page, 'Show me how')
  await readToLastStep(page)
  await pressFresh(page, 'Your turn')
  await ready(page)
  await expect(request).toBeHidden()
})

test('each step is announced', async ({ page }) => {
  await openLevel(page, '2.5')
  await openSteps(page)
  const announced = page.getByRole('status').filter({ hasText: 'Step 1 of' })
  await expect(announced).toBeAttached()
  await passStep(page)
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of' })).toBeAttached()
})

for (const name of ['right', 'wrong'] as const) {
  test(`a child says where a carried digit goes by a tap, here a ${name} one`, async ({ page }) => {
    await openLevel(page, '3.5')
    await openExample(page)
    await readToAskingStep(page)
    const asked = /(Ones|Tens):.+Where does the\s(?:1\sof\s1\d|ten|hundred)\sgo\?/
    await expect(page.getByRole('main')).toContainText(asked)
    const [, column] = (await page.getByRole('main').innerText()).match(asked)!
    const place = column === 'Ones' ? 'tens' : 'hundreds'
    await page.getByRole('radio', { name: name === 'right' ? place : 'ones', exact: true }).check()
    await pressFresh(page, 'Check')
    await expect(page.getByText(name === 'right' ? 'Right.' : `The answer is ${place}.`)).toBeAttached()
    await expect(page.getByRole('radio', { name: place, exact: true })).toBeChecked()
    await expectStepToFit(page, 'where a carried digit goes')
    await page.clock.runFor(1300)
    await expect(page.getByRole('main')).toContainText(
      /Write \d below the (ones|tens)\. Carry 1\s(ten|hundred) above the (tens|hundreds)\./,
    )
  })
}

test('a child who carries says how many ones are left before the step shows it', async ({ page }) => {
  await openLevel(page, '2.5')
  await openExample(page)
  await readToAskingStep(page)
  await expect(page.getByRole('main')).toContainText(/Ones:.+Make\s(?:a\sten|tens)\.\sHow many ones are left\?/)
  await expectStepToFit(page, 'how many ones are left')
  const [, ones = ''] =
    (await page.getByRole('main').innerText()).match(/=\s1(\d)\.\sMake\s(?:a\sten|tens)\.\sHow many ones are left\?/) ??
    []
  await answerStep(page, ones)
  await expect(page.getByRole('main')).toContainText(/Swap 10\sones for 1\sten\./)
  await pressFresh(page, 'Next step')
  await expect(page.getByRole('main')).toContainText(/Write \d below the ones\. Carry 1\sten above the tens\./)
  await expectStepToFit(page, 'where both digits go')
})

test('BEDMAS asks for the next operator, and its buttons are in the calculation', async ({ page }) => {
  await openLevelAt(page, 'fouroperations/bedmas/1/1.1')
  await openSteps(page)
  await readToAskingStep(page)
  const calculation = page.getByRole('group').filter({ has: page.getByRole('radio') })
  const seen = await calculation.locator('[aria-hidden]').allInnerTexts()
  const spoken = await calculation.locator('legend').innerText()
  expect(seen.length).toBe(2 * (await calculation.getByRole('radio').count()) + 1)
  expect(seen.join('')).toBe(spoken.replaceAll(/\s/g, ''))
  await readToLastStep(page)
  await pressFresh(page, 'Your turn')
  await ready(page)
})

test('reduced motion shows the panel at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLevel(page, '2.5')
  await openSteps(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('a level offers one worked example at its first visit alone, and its question stays', async ({ page }) => {
  const moves = recordMoves(page)
  await openLevel(page, '2.5')
  const question = await readQuestion(page)
  await page.getByRole('button', { name: 'See one worked' }).click()
  await expect(page.getByRole('heading', { name: /^One worked: 1 of/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(`${question} =`)
  const example = await readQuestion(page)
  await expectAccessible(page, 'one worked')
  await readToLastStep(page)
  await expect(page.getByRole('main')).toContainText(`The answer is ${solve(example)}`)
  await pressFresh(page, 'Your turn')
  await ready(page)
  expect(await readQuestion(page)).toBe(question)
  await expect(page.getByRole('button', { name: 'See one worked' })).toBeHidden()
  await answerRight(page)
  await expectStreak(page, 1)
  // The example is neither shown nor counted: only the answer is sent.
  await expect.poll(() => moves).toEqual(['answer'])
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: 'See one worked' })).toBeHidden()
  await openLevel(page, '2.4')
  await expect(page.getByRole('button', { name: 'See one worked' })).toBeVisible()
})

test('an example of a number with its word ends with the number in the box', async ({ page }) => {
  await openLevelAt(page, 'numberstructure/phase1/0/0.5')
  await openExample(page)
  await readToLastStep(page)
  await expect(page.getByRole('main')).toContainText(/The answer is (\d+)\1(?!,)/)
})

test('a teacher who previews a level can read its steps, and nothing is sent', async ({ page, app }) => {
  const moves = recordMoves(page)
  await page.context().clearCookies()
  await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
  await openLevel(page, '2.5')
  await expect(page.getByText('Preview: nothing is recorded.')).toBeVisible()
  await openExample(page)
  await pressFresh(page, 'Back')
  await openSteps(page)
  await expectStepToFit(page, 'first step of a preview')
  await readToLastStep(page)
  await pressFresh(page, 'Your turn')
  await ready(page)
  await expectStreak(page, 0)
  await answerRight(page)
  await expectStreak(page, 1)
  expect(moves).toEqual([])
})

import type { Locator } from '@playwright/test'
import { expectFocusSeen, pressAt, tabTo, writeAt } from '../harness/keyboard.ts'
import { classWithStudent, newClass, newEmail, registeredTeacher } from '../harness/people.ts'
import { correct, expectStreak, type Page, readQuestion, ready, solve } from '../harness/playing.ts'
import { compareChoices, countAnimals, inFiguresAndWords, orderNumbers } from '../harness/reading-pictures.ts'
import { alreadyLoggedIn, newStudentAt } from '../harness/signing-in.ts'
import { newTask } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'
import { readProduct } from '../harness/timing.ts'

/** Enters an answer where the focus is already, without pressing Check. */
type AnswerByKeyboard = (page: Page) => Promise<void>

const typeResult: AnswerByKeyboard = async (page) => {
  await ready(page)
  await page.keyboard.type(solve(await readQuestion(page)))
}

/**
 * Answers rightly up to the celebration and goes from it to the list, without the mouse. The pauses pass by the page's
 * clock, which `clock.install` must have set.
 */
async function playToTheEnd(page: Page, answer: AnswerByKeyboard, target = 5) {
  for (let streak = 1; streak <= target; streak++) {
    await expect(page.getByText(correct)).toBeHidden()
    await answer(page)
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(correct)).toBeVisible()
    await expectStreak(page, streak)
    await page.clock.runFor(1600)
  }
  const party = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(party.getByRole('button', { name: 'Continue' })).toBeFocused()
  await expectFocusSeen(page)
  // The celebration ignores presses for its first second.
  await page.clock.runFor(1100)
  await pressAt(page, party.getByRole('button', { name: 'Next Stage' }))
}

async function openByAddress(page: Page, path: string) {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openLevelByAddress(page: Page, path: string) {
  await openByAddress(page, path)
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
}

test('a student registers, joins a class, plays, leaves the class and logs out with only the keyboard', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 5')
  await page.goto('/')
  await pressAt(page, page.getByRole('link', { name: 'Register' }).first())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await pressAt(
    page,
    page.getByRole('region', { name: 'Student Registration' }).getByRole('button', { name: 'Sign in with Google' }),
  )
  const popup = await opening
  const closed = popup.waitForEvent('close')
  await writeAt(popup, popup.getByLabel('Email'), newEmail('mia'))
  await popup.keyboard.press('Enter')
  await closed
  await writeAt(page, page.getByLabel('First Name'), 'Mia')
  await writeAt(page, page.getByLabel('Last Name'), 'Chen')
  await pressAt(page, page.getByRole('button', { name: 'Register' }))
  await expect(page).toHaveURL(/#\/student\/dashboard$/)

  await expect(page.getByRole('button', { name: 'Join Class' })).toBeVisible()
  await pressAt(page, page.getByRole('link', { name: /Start Learning/ }))
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Class code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.clock.install()
  await pressAt(page, page.getByRole('link', { name: /Start Learning/ }))
  await pressAt(page, page.getByRole('link', { name: /Four Operations/ }))
  await pressAt(page, page.getByRole('link', { name: /Addition/ }))
  await pressAt(page, page.getByRole('link', { name: /^1\.1/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Stage 1-1.1' })).toBeVisible()
  await playToTheEnd(page, typeResult)
  await expect(page.getByRole('link', { name: /^1\.1/ }).getByRole('img', { name: 'Completed' })).toBeVisible()

  await openByAddress(page, '/student/dashboard')
  await pressAt(page, page.getByRole('button', { name: /Leave the Class/ }))
  const leave = page.getByRole('alertdialog', { name: 'Leave the Class' })
  await pressAt(page, leave.getByRole('button', { name: 'Leave' }))
  await expect(page.getByRole('article')).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: /account/i }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const logOut = page.getByRole('menuitem', { name: 'Log out', exact: true })
  await expect(logOut).toBeVisible()
  // The code of the menu may have just arrived. A child would press the arrow again too.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(logOut).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/login$/)
})

test('a child chooses, orders, and writes a number and its word with only the keyboard', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelByAddress(page, '/main/numberstructure/phase1/0/0.6')
  await playToTheEnd(page, async (page) => {
    const wanted = page.getByRole('radio', { name: await compareChoices(page), exact: true })
    await page.keyboard.press('Space')
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight')
  })
  await openLevelByAddress(page, '/main/numberstructure/phase1/0/0.7')
  // The first card has the focus, and its ring comes with the first key. It may be the card that the child wants.
  await page.keyboard.press('Shift')
  await playToTheEnd(page, async (page) => {
    for (const number of await orderNumbers(page)) {
      await tabTo(page, page.getByRole('checkbox', { name: number, exact: true }))
      await page.keyboard.press('Space')
    }
  })
  await openLevelByAddress(page, '/main/numberstructure/phase1/0/0.5')
  await playToTheEnd(page, async (page) => {
    const [number, word] = await inFiguresAndWords(countAnimals(page))
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await page.keyboard.type(word)
  })
})

test('a child who taps sees no ring around a choice or a button, and the next key press shows it', async ({
  page,
  app,
}) => {
  await newStudentAt(page, app.url)
  // A choice covers its card, which has the ring.
  const ring = (control: Locator) =>
    control.evaluate((element) => [element, element.parentElement!].map((at) => getComputedStyle(at).outlineStyle))
  for (const [level, role] of [
    ['0.7', 'checkbox'],
    ['0.6', 'radio'],
  ] as const) {
    await page.goto('about:blank')
    await openLevelByAddress(page, `/main/numberstructure/phase1/0/${level}`)
    const first = page.getByRole(role).first()
    await expect(first).toBeFocused()
    expect(await ring(first), level).toEqual(['none', 'none'])
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
    await expectFocusSeen(page)
  }
  await pressAt(page, page.getByRole('button', { name: 'See one worked' }))
  const heading = page.getByRole('heading', { name: /^One worked/ })
  await expect(heading).toBeVisible()
  const first = page.getByRole('radio').first()
  await expect(first).toBeFocused()
  await expectFocusSeen(page)
  await heading.click()
  await expect(first).toBeFocused()
  expect(await ring(first)).toEqual(['none', 'none'])
  await page.keyboard.press('Shift')
  await expectFocusSeen(page)
})

test('the ring around a focused number of a strip stays inside it, on a phone and on a laptop', async ({
  page,
  app,
}) => {
  await newStudentAt(page, app.url)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await openLevelByAddress(page, '/main/numberstructure/phase1/1/1.1')
    const first = page.getByRole('radio').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift')
    await expectFocusSeen(page)
    const [offset = 0, ring = 0] = await first.locator('..').evaluate((card) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(card)
      return [outlineOffset, outlineWidth].map(Number.parseFloat)
    })
    expect(offset).toBeLessThanOrEqual(-ring)
  }
})

test('a child turns the timer on and completes the ring of twenty with only the keyboard', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelByAddress(page, '/main/timestable/1/2.0')
  await pressAt(page, page.getByRole('button', { name: 'Turn Timer ON' }))
  await tabTo(page, page.getByPlaceholder('?'))
  await playToTheEnd(
    page,
    async (page) => {
      await ready(page)
      await page.keyboard.type(solve(await readProduct(page)))
    },
    20,
  )
})

test('a student opens a task, plays one of its levels and comes back to it with only the keyboard', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  await openByAddress(page, '/student/dashboard')
  await pressAt(page, page.getByRole('link', { name: /^Adding past ten/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Adding past ten' })).toBeFocused()
  await pressAt(page, page.getByRole('main').getByRole('link', { name: /^Addition 1\.2/ }))
  await typeResult(page)
  await page.keyboard.press('Enter')
  await expectStreak(page, 1)
  await tabTo(page, page.getByRole('link', { name: 'Back to the task' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Adding past ten' })).toBeFocused()
})

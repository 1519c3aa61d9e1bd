import { expectAccessible } from '../harness/accessible.ts'
import { joinedStudent, newClass, registeredTeacher, type Teacher } from '../harness/people.ts'
import { followed } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

interface Group {
  readonly teacher: Teacher
  readonly code: string
}

/** Creates a class in which two students do not carry. */
async function groupOfTwo(url: string): Promise<Group> {
  const teacher = await registeredTeacher(url)
  const code = await newClass(teacher, 'Room 12')
  const students = [
    await joinedStudent(url, code, 'Mia', 'Chen'),
    await joinedStudent(url, code, 'Ben', 'Wiremu'),
  ] as const
  await followed(students, 'addition', '2.2', 'carry-dropped')
  return { teacher, code }
}

async function openGroup(page: Page, { teacher, code }: Group): Promise<void> {
  await alreadyLoggedIn(page, teacher, teacher.url)
  await page.goto(`/#/insight/group?code=${code}&operation=addition&slip=carry-dropped`)
}

test('a group is shown on the projector as new questions with their solution, without a name', async ({
  page,
  app,
}) => {
  await openGroup(page, await groupOfTwo(app.url))
  const had = await page.getByRole('row').getByRole('listitem').allTextContents()
  const show = page.getByRole('button', { name: 'Show on the projector' })
  await show.click()
  const projector = page.getByRole('dialog', { name: 'What happened here?' })
  const wrote = projector.getByRole('region', { name: 'What if somebody writes …' })
  const worked = projector.getByRole('region', { name: 'Step by step' })
  await expect(wrote).toContainText(/Hop to \d+ first|Start at \d+/)
  await expect(projector).not.toContainText(/Mia|Ben|Room 12/)
  // Nothing of the page is in full screen, so none of it can be painted over the projector.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('dialog > div'))).toBe(true)
  await expect(worked.getByRole('button', { name: 'Next step' })).toBeFocused()
  await expect(worked.getByRole('heading')).toHaveText(/Step 1 of [34]$/)
  await expectAccessible(page, 'a mistake on the projector')

  const asked = new Set<string>()
  for (let i = 0; i < 5; i++) {
    const question = await wrote.getByText(/^\d+ \+\s\d = \d+$/).textContent()
    expect(had).not.toContain(question)
    expect(asked).not.toContain(question)
    asked.add(question!)
    await projector.getByRole('button', { name: 'Another question' }).click()
    await expect(wrote.getByText(/^\d+ \+\s\d = \d+$/)).not.toHaveText(question!)
  }

  await page.keyboard.press('Escape')
  await expect(projector).toHaveCount(0)
  await expect(show).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('arrow keys lead through the steps, and the class says a number before it is shown', async ({ page, app }) => {
  await openGroup(page, await groupOfTwo(app.url))
  await page.getByRole('button', { name: 'Show on the projector' }).click()
  const worked = page.getByRole('region', { name: 'Step by step' })
  const present = worked.locator('[aria-current="step"]')
  await expect(present).toHaveText(/^Start at \d+\. Hop \d\smore\.$/)
  await page.keyboard.press('ArrowRight')
  // A sum that is a whole ten, such as 36 + 4, needs no hop past it.
  await expect(present).toHaveText(/^(The next ten is \d+\. How many hops to it|Ones: \d and \d\. How many)\?.*\?/)
  await expect(worked.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const [hops, ones] = [
    /The next ten is (\d+)\. How many hops to it\?\d+ \+ ?\d ?= ?\1/,
    /Ones: \d and \d\. How many\?.*= ?10/,
  ]
  await expect(present).toHaveText(new RegExp(`^(?:${hops.source}|${ones.source})$`))
  await expect(worked.getByRole('status')).toHaveText(/^The answer is \d+$/)
  await page.keyboard.press('ArrowLeft')
  await expect(worked.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight')
  await expect(worked.getByRole('heading')).toHaveText(/Step ([34]) of \1$/)
  await expect(worked.getByRole('button', { name: 'Next step' })).toBeDisabled()
})

test('a question with its solution fits the projector, a laptop, a tablet and a phone', async ({ page, app }) => {
  // A window in full screen cannot change its size. The view fills the page of a browser that refuses full screen.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
  })
  await openGroup(page, await groupOfTwo(app.url))
  await page.getByRole('button', { name: 'Show on the projector' }).click()
  const next = page.getByRole('button', { name: /Next step|Show the answer/ })
  for (let stage = 1; stage <= 5; stage++) {
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1280, 657],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const excess = await page.getByRole('dialog').evaluate((dialog) => {
        const shown = dialog.querySelector('div')!
        return { across: shown.scrollWidth - shown.clientWidth, down: shown.scrollHeight - shown.clientHeight }
      })
      expect(excess.across, `stage ${stage}, ${width} wide`).toBe(0)
      // Narrow screens scroll.
      if (width > 900) expect(excess.down, `stage ${stage}, ${width} wide`).toBe(0)
    }
    await next.press('ArrowRight')
  }
})

import { open } from '../harness/accessible.ts'
import { missTwice } from '../harness/helping.ts'
import { levelPath } from '../harness/level-paths.ts'
import { classWithStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRightTimes, openLevelAt, ready } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { manyParts, newTask } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

/** The least size of a text for a child, in pixels. */
const least = 14

const pages = [
  ['student/dashboard', /^Kia ora/],
  ['student/hops', 'My hops'],
  ['student/picture', 'This is me'],
  ['main', /./],
  ['main/fouroperations', 'Four Operations'],
  ['main/fouroperations/addition', 'Addition'],
  ['main/numberstructure', 'Number Structure'],
  ['main/numberstructure/phase1', 'Phase 1'],
  ['main/timestable', 'Times Table'],
  ['main/measurement', 'Measurement'],
  ['main/measurement/length', 'Length'],
] as const

const questions = [
  ['addition', '2.4'],
  ['numberphase1', '0.7'],
  ['numberphase1', '1.1'],
  ['timestable', '1.3'],
  ['length', '2.4'],
  ['division', '3.4'],
] as const

async function expectLargeText(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await page.evaluate(findSmallTexts, least), screen).toEqual([])
}

for (const { screen, width, height } of [
  { screen: 'a phone', width: 390, height: 844 },
  { screen: 'a laptop', width: 1366, height: 768 },
]) {
  test(`no text for a child is smaller than 14 pixels on ${screen}`, async ({ page, app }) => {
    await page.setViewportSize({ width, height })
    const { teacher, student, classId } = await classWithStudent(app.url)
    for (const level of ['1.1', '1.2']) await played(student, 'addition', level, 5)
    await played(student, 'addition', '2.4', 2)
    await played(student, 'timestable', '1.3', 3, { thinking: 2000 })
    const task = await newTask(teacher, classId, { parts: manyParts })
    await alreadyLoggedIn(page, student, app.url)
    await page.clock.install()
    for (const [path, heading] of [...pages, [`student/task?id=${task}`, 'Adding past ten']] as const) {
      await open(page, path, heading)
      await expect(page.getByRole('region', { name: /Loading/ })).toHaveCount(0)
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
      await expectLargeText(page, path)
    }
    for (const [operation, id] of questions) {
      await open(page, 'main', /./)
      await openLevelAt(page, levelPath(operation, id))
      await expectLargeText(page, `${operation} ${id}`)
    }
    await open(page, 'main', /./)
    await openLevelAt(page, levelPath('addition', '2.5'))
    await missTwice(page)
    await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible()
    await expectLargeText(page, 'a second miss')
    await page.clock.runFor(1100)
    await ready(page)
    await answerRightTimes(page, 5)
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    await expectLargeText(page, 'the celebration')
  })
}

/** Returns the visible texts that are smaller, in the size in which they are drawn. A picture may be scaled. */
function findSmallTexts(least: number): string[] {
  const small: string[] = []
  const check = (size: number, words: string) => {
    if (size < least - 0.01) small.push(`"${words.slice(0, 30)}" has ${size.toFixed(1)} pixels`)
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.unseen')) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const sizeOf = (part?: string) => Number.parseFloat(getComputedStyle(element, part).fontSize)
    const matrix = element instanceof SVGTextContentElement ? element.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
    for (const { nodeType, textContent } of element.childNodes) {
      const words = nodeType === Node.TEXT_NODE ? (textContent ?? '').trim() : ''
      // A text of size 0 is a name for screen readers.
      if (words && sizeOf() > 0) check(sizeOf() * scale, words)
    }
    for (const part of ['::before', '::after']) {
      const { content } = getComputedStyle(element, part)
      if (/^(counter|attr|"[^"])/.test(content)) check(sizeOf(part), content)
    }
  }
  return small
}

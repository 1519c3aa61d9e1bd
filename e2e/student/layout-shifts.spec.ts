import { answerRight, answerWrong, openLevel, openLevelAt, ready } from '../harness/playing.ts'
import { recordShifts } from '../harness/shifts.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a marked answer causes no layout shift', { tag: '@sweep' }, async ({ page, app }) => {
  await newStudentAt(page, app.url)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await openLevel(page, '2.5')
    const shifts = await recordShifts(page)
    await answerRight(page)
    await ready(page)
    await answerWrong(page)
    await ready(page)
    await answerWrong(page)
    await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible()
    await ready(page)
    expect(await shifts()).toEqual([])
  }
})

test('Check is in one place on a laptop for every kind of question', { tag: '@sweep' }, async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.setViewportSize({ width: 1366, height: 768 })
  const corners: string[] = []
  for (const level of [
    ...['addition/2/2.5', 'division/3/3.5', 'bedmas/1/1.4'].map((level) => `fouroperations/${level}`),
    ...['1/1.1', '1/1.4', '3/3.2'].map((level) => `measurement/length/${level}`),
    ...['0/0.1', '0/0.3', '0/0.5', '0/0.7', '2/2.8'].map((level) => `numberstructure/phase1/${level}`),
  ]) {
    await openLevelAt(page, level)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${level.split('/').at(-1)}$`) })).toBeVisible()
    const { x, y, width, height } = (await page.getByRole('button', { name: 'Check' }).boundingBox())!
    corners.push(`${Math.round(x + width)} ${Math.round(y + height)}`)
  }
  expect(new Set(corners).size, corners.join(', ')).toBe(1)
})

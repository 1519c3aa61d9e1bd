import { answerRight, answerWrong, openLevel, ready } from '../harness/playing.ts'
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

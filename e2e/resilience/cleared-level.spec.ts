import { randomUUID } from 'node:crypto'
import { classWithStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, answerRightTimes, expectStreak, openLevel, ready, stored } from '../harness/playing.ts'
import { openStudentDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a level that the teacher clears during play starts again at 0, and later answers count', {
  tag: '@postgres',
}, async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const cleared = { class: classId, student: student.browser.account, operation: 'addition', levelId: '1.1' } as const
  await openStudentDashboard(page, student)
  await page.clock.install()
  await openLevel(page, '1.1')
  const three = stored(page, 3)
  await answerRightTimes(page, 3)
  await three

  const key = 'POST /api/classes/{class}/students/{student}/removals'
  await teacher.browser.call(key, { ...cleared, id: randomUUID() })
  await answerRight(page)
  await page.clock.runFor(1600)
  await expect(page.getByText('Your teacher cleared this level. A fresh start!')).toBeVisible()
  await expectStreak(page, 0)
  await ready(page)
  expect(await streaksOf(student)).toEqual({})

  const two = stored(page, 2)
  await answerRightTimes(page, 2)
  await two
  await expectStreak(page, 2)
  await page.getByRole('link', { name: 'Back to Stages' }).click()
  await expect(page.getByRole('link', { name: /^1\.1/ })).toContainText('Working On...')
  expect(await streaksOf(student)).toEqual({ addition: { '1.1': 2 } })
})

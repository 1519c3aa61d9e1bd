import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('play that is too fast to be a child’s is below the students, and moves nothing when it arrives late', async ({
  page,
  app,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.2', 5)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const row = page.getByRole('row', { name: 'Mia C.' })
  await expect(row).toBeVisible()
  const section = page.getByRole('region', { name: 'Worth a look' })
  await expect(section).toHaveCount(0)

  await played(student, 'addition', '1.3', 5, { thinking: 0 })
  await played(student, 'timestable', '1.1', 20, { thinking: 60_000 })
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/unlikely-play', async (route) => {
    await gate
    await route.continue()
  })
  await page.reload()
  await expect(row).toBeVisible()
  const before = await row.boundingBox()
  go()
  await expect(section).toContainText(/Mia C\. typed most answers in less than 0\.3 seconds each, in Addition 1\.3 on/)
  await expect(section).toContainText(
    /On .+, \d+ minutes of play by Mia C\. arrived\. The play before was less than a minute earlier\./,
  )
  expect(await row.boundingBox()).toEqual(before)
  await expectAccessible(page, 'unlikely play')
})

import { unsentMoves } from '../harness/moves.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, openLevel, stored } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of 500|ERR_FAILED/] })

test('a later round is saved while the server keeps failing for an earlier one', async ({ page, app }) => {
  const mia = await newStudentAt(page, app.url)
  let failing = ''
  await page.route('**/api/rounds/*/moves', (route) => {
    failing ||= route.request().url()
    if (route.request().url() !== failing) return route.continue()
    return route.fulfill({ status: 500, json: { problem: 'failed', message: 'Something went wrong' } })
  })
  await openLevel(page, '2.1')
  const refused = page.waitForResponse((response) => response.url() === failing && response.status() === 500)
  await answerRight(page)
  await refused

  await openLevel(page, '2.2')
  const later = stored(page, 1)
  await answerRight(page)
  await later
  expect((await streaksOf(mia)).addition).toEqual({ '2.2': 1 })

  const earlier = stored(page, 1)
  await page.unrouteAll()
  await earlier
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 1, '2.2': 1 })
})

test('later rounds are saved while the replies to an earlier one are always lost', async ({ page, app }) => {
  const mia = await newStudentAt(page, app.url)
  let losing = ''
  await page.route('**/api/rounds/*/moves', async (route) => {
    losing ||= route.request().url()
    if (route.request().url() !== losing) return route.continue()
    // The server stores the moves, but the page never hears of it.
    await route.fetch()
    return route.abort()
  })
  await openLevel(page, '2.1')
  const lost = page.waitForEvent('requestfailed', (request) => request.url() === losing)
  await answerRight(page)
  await lost

  for (const levelId of ['2.2', '2.3']) {
    await openLevel(page, levelId)
    const later = stored(page, 1)
    await answerRight(page)
    await later
  }
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 1, '2.2': 1, '2.3': 1 })

  const earlier = stored(page, 1)
  await page.unrouteAll({ behavior: 'wait' })
  await earlier
  await expect.poll(() => unsentMoves(page)).toEqual([])
})

import { storedMoves, unsentMoves } from '../harness/moves.ts'
import { registeredStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, openLevel, ready, stored } from '../harness/playing.ts'
import { alreadyLoggedIn, newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

// These errors appear while the network is down.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/], reducedMotion: 'reduce' })

/** Deletes the database as a script of the site does. Resolves when it is gone. */
function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('solve-it-maths')
        deleting.onsuccess = () => resolve()
        deleting.onerror = () => reject(deleting.error)
      }),
  )
}

/** Deletes all databases of the site, as the browser does when its user clears the data of the site. */
async function clearSite(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

/** Waits until the device's database has these moves of a round, and no others. */
async function keptMoves(page: Page, numbers: readonly number[]): Promise<void> {
  const onDevice = async () => (await unsentMoves(page).catch(() => [])).map(({ move }) => move.number)
  await expect.poll(onDevice).toEqual(numbers)
}

async function answerTimes(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await answerRight(page)
}

const kept = 'Your answers are kept on this device.'
const unsent = 'Your answers are not sent yet. Keep this page open.'

for (const [how, remove] of [
  ['a script', deleteDatabase],
  ['the browser', clearSite],
] as const) {
  test(`every answer of an offline level arrives once after ${how} deleted the database of the device`, async ({
    startServer,
    ownDatabase,
    openDevice,
  }) => {
    const { url } = await startServer()
    const mia = await registeredStudent(url)
    const page = await openDevice(url)
    await alreadyLoggedIn(page, mia, url)
    await openLevel(page, '2.1')
    await page.context().setOffline(true)
    await answerTimes(page, 3)
    await keptMoves(page, [1, 2, 3])
    await remove(page)
    await keptMoves(page, [1, 2, 3])
    await expect(page.getByText(kept)).toBeVisible()
    const all = stored(page, 3)
    await page.context().setOffline(false)
    await all
    expect((await storedMoves(ownDatabase)).map(({ move }) => move.number)).toEqual([1, 2, 3])
    expect((await streaksOf(mia)).addition).toEqual({ '2.1': 3 })
  })
}

test('every answer arrives although the database of the device is deleted between two answers', async ({
  page,
  context,
  app,
}) => {
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '2.1')
  await context.setOffline(true)
  await answerRight(page)
  await ready(page)
  await deleteDatabase(page)
  await answerRight(page)
  await ready(page)
  await deleteDatabase(page)
  await answerRight(page)
  const all = stored(page, 3)
  await context.setOffline(false)
  await all
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 3 })
})

test('a level whose database is deleted offline while another tab holds it asks to keep the page open', async ({
  page,
  context,
  app,
}) => {
  const mia = await newStudentAt(page, app.url)
  const holder = await context.newPage()
  await holder.goto('/openapi.json')
  await openLevel(page, '2.1')
  await context.setOffline(true)
  await answerTimes(page, 2)
  await keptMoves(page, [1, 2])
  // A tab that does not respond keeps its connection, so the deletion has to wait for it.
  await holder.evaluate(() => {
    const opening = indexedDB.open('solve-it-maths')
    return new Promise<void>((resolve) => {
      opening.onsuccess = () => resolve()
    })
  })
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('solve-it-maths').onblocked = () => resolve()
      }),
  )
  await expect(page.getByText(unsent)).toBeVisible()
  await expect(page.getByText('kept on this device')).toBeHidden()
  await answerRight(page)
  await expect(page.getByText(unsent)).toBeVisible()

  await holder.close()
  await keptMoves(page, [1, 2, 3])
  await expect(page.getByText(kept)).toBeVisible()
  const all = stored(page, 3)
  await context.setOffline(false)
  await all
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 3 })
})

test('the answers of two tabs arrive once after the database of the device was deleted in one of them', async ({
  startServer,
  ownDatabase,
  openDevice,
}) => {
  const { url } = await startServer()
  const mia = await registeredStudent(url)
  const page = await openDevice(url)
  await alreadyLoggedIn(page, mia, url)
  await openLevel(page, '2.1')
  const otherTab = await page.context().newPage()
  await otherTab.goto(url)
  await openLevel(otherTab, '2.2')
  await page.context().setOffline(true)
  await answerTimes(otherTab, 2)
  await page.bringToFront()
  await answerTimes(page, 2)
  await expect.poll(async () => (await unsentMoves(page)).length).toBe(4)
  await deleteDatabase(page)
  await expect.poll(async () => (await unsentMoves(page).catch(() => [])).length).toBe(4)
  await page.context().setOffline(false)
  await expect.poll(async () => (await streaksOf(mia)).addition).toEqual({ '2.1': 2, '2.2': 2 })
  await expect.poll(() => unsentMoves(page)).toEqual([])
  expect(await storedMoves(ownDatabase)).toHaveLength(4)
})

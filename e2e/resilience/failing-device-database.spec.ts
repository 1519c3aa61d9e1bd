import { streaksOf } from '../harness/played.ts'
import { answerRight, expectStreak, openLevel, ready, stored } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

// These errors appear while the network is down.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Unable to preload CSS/] })

/** Makes the browser refuse every write to its databases, as one without free space does, or accept writes again. */
async function refuseWrites(page: Page, refuse: boolean) {
  await page.evaluate((refuse) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] }
    store.realPut ??= store.put
    store.put = refuse
      ? () => {
          throw new DOMException('The device has no free space', 'QuotaExceededError')
        }
      : store.realPut
  }, refuse)
}

/** Returns the numbers of the moves in the device's database. */
function movesOnDevice(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('solve-it-maths')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('moves').objectStore('moves').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map((key) => (key as [string, string, number])[2]))
          }
        }
      }),
  )
}

const unsent = 'Your answers are not sent yet. Keep this page open.'

test('a browser without a database shows that answers are unsent, and asks before the page closes', async ({
  page,
  context,
  app,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Databases are switched off', 'SecurityError')
    }
  })
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '2.1')
  await context.setOffline(true)
  await answerRight(page)
  await expect(page.getByText(unsent)).toBeVisible()
  await expect(page.getByText('kept on this device')).toBeHidden()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  const first = stored(page, 1)
  await context.setOffline(false)
  await first
  await expect(page.getByText(unsent)).toBeHidden()
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 1 })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a round is saved completely although the database of the device refused a move in the middle', async ({
  page,
  context,
  app,
}) => {
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '2.1')
  await context.setOffline(true)
  await answerRight(page)
  await expect.poll(() => movesOnDevice(page)).toEqual([1])
  await refuseWrites(page, true)
  await answerRight(page)
  await ready(page)
  expect(await movesOnDevice(page)).toEqual([1])
  await refuseWrites(page, false)
  await answerRight(page)
  await expectStreak(page, 3)
  await expect.poll(() => movesOnDevice(page)).toEqual([1, 2, 3])

  const all = stored(page, 3)
  await context.setOffline(false)
  await all
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 3 })
})

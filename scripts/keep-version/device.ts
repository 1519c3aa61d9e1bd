import { chromium, expect, type Page } from '@playwright/test'
import { chromiumOptions } from '../../e2e/harness/chromium.ts'
import { unsentMoves } from '../../e2e/harness/moves.ts'
import { answerRight, openLevel, stored } from '../../e2e/harness/playing.ts'
import { alreadyLoggedIn } from '../../e2e/harness/signing-in.ts'
import type { KeptDevice, KeptRow } from '../../server/store/test/kept-data.ts'
import type { KeptStudent } from './school.ts'

/** Plays on a device with a network and then without one. Returns what the device keeps. */
export async function playOnDevice(url: string, student: KeptStudent): Promise<KeptDevice> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await browser.newPage({ baseURL: url })
    // The loader of TypeScript wraps the functions below in calls of this helper, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await alreadyLoggedIn(page, { ...student, url, firstName: 'Mia', lastName: 'Chen' }, url)
    await openLevel(page, '1.3')
    const sent = stored(page, 1)
    await answerRight(page)
    await sent
    await page.context().setOffline(true)
    await answerRight(page)
    await answerRight(page)
    await expect.poll(() => unsentMoves(page)).toHaveLength(2)
    const [first, second] = await unsentMoves(page)
    const unsent = { round: first!.round, numbers: [first!.move.number, second!.move.number] }
    return { email: student.email, ...(await readDevice(page)), unsent }
  } finally {
    await browser.close()
  }
}

function readDevice(page: Page): Promise<Pick<KeptDevice, 'localStorage' | 'database'>> {
  return page.evaluate(async () => {
    const completed = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await completed(indexedDB.open('solve-it-maths'))
    const tables: Record<string, KeptRow[]> = {}
    for (const name of database.objectStoreNames) {
      const table = database.transaction(name).objectStore(name)
      const [keys, rows] = await Promise.all([completed(table.getAllKeys()), completed(table.getAll())])
      tables[name] = keys.map((key, i) => ({ key: key as KeptRow['key'], row: JSON.stringify(rows[i]) }))
    }
    return { localStorage: { ...localStorage }, database: { version: database.version, tables } }
  })
}

import { fillWithKept, keptSchool, keptVersions } from '../../server/store/test/kept-data.ts'
import { browserAt } from '../../server/test/browser.ts'
import { movesIn, unsentMoves } from '../harness/moves.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

for (const version of keptVersions)
  test(`a device of version ${version} sends every answer that it keeps`, async ({
    startServer,
    ownDatabase,
    openDevice,
  }) => {
    await fillWithKept(version, ownDatabase)
    const { device } = keptSchool(version)
    // In two years, the accounts of the school would be too old to be kept.
    const { url } = await startServer({ RETENTION_DAYS: '36500' })
    const page = await openDevice(url)
    const browser = browserAt(url)
    await browser.signIn(device.email)
    await alreadyLoggedIn(page, { url, email: device.email, firstName: 'Mia', lastName: 'Chen', browser }, url)
    // A page of the same site that does not open the database.
    await page.goto('/healthz')
    await page.evaluate(async ({ database, localStorage: slots }) => {
      for (const [name, value] of Object.entries(slots)) localStorage.setItem(name, value)
      const opening = indexedDB.open('solve-it-maths', database.version)
      opening.onupgradeneeded = () => {
        for (const [name, rows] of Object.entries(database.tables)) {
          const table = opening.result.createObjectStore(name)
          for (const { key, row } of rows) table.put(JSON.parse(row), key as IDBValidKey)
        }
      }
      await new Promise<void>((resolve, reject) => {
        opening.onsuccess = () => resolve()
        opening.onerror = () => reject(opening.error)
      })
      opening.result.close()
    }, device)

    await page.goto('/#/student/dashboard')
    await expect.poll(() => unsentMoves(page)).toEqual([])
    const moves = await movesIn(ownDatabase)
    const ofRound = moves.filter(({ round_id }) => round_id === device.unsent.round)
    expect(ofRound.map(({ number }) => Number(number))).toEqual(expect.arrayContaining([...device.unsent.numbers]))
  })

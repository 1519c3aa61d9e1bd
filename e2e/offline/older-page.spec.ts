import { randomUUID } from 'node:crypto'
import { currentRules } from '#maths'
import { movesOf } from '../../server/test/moves.ts'
import { movesIn, unsentMoves } from '../harness/moves.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('answers that a page of version 0.1.0 kept on the device are sent', async ({
  startServer,
  ownDatabase,
  openDevice,
}) => {
  const { url } = await startServer()
  const page = await openDevice(url)
  const mia = await newStudentAt(page, url)
  const { account } = mia.browser
  const round = randomUUID()
  const moves = await movesOf(account, round, '1.1', ['right', 'wrong', 'right'])
  // A page of the same site that does not open the database.
  await page.goto('/healthz')
  const header = { account, round, operation: 'addition', levelId: '1.1', rules: currentRules.version, best: 1 }
  await page.evaluate(
    async ({ header, moves }) => {
      const opening = indexedDB.open('solve-it-maths', 1)
      opening.onupgradeneeded = () => {
        for (const name of ['rounds', 'moves', 'aside', 'sent']) opening.result.createObjectStore(name)
        const put = (name: string, row: unknown, key: IDBValidKey) =>
          opening.transaction?.objectStore(name).put(row, key)
        put('rounds', { ...header, playedAt: Date.now() }, [header.account, header.round])
        for (const move of moves) put('moves', move, [header.account, header.round, move.number])
      }
      await new Promise<void>((resolve, reject) => {
        opening.onsuccess = () => resolve()
        opening.onerror = () => reject(opening.error)
      })
      opening.result.close()
    },
    { header, moves },
  )

  await page.goto('/#/student/dashboard')
  await expect
    .poll(async () => (await movesIn(ownDatabase)).map(({ mark }) => mark))
    .toEqual(['right', 'wrong', 'right'])
  await expect.poll(() => unsentMoves(page)).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentRules } from '#maths'
import { openDatabase } from '../store/open.ts'
import { freshDatabase } from '../store/test/fresh-database.ts'
import { browserAt } from '../test/browser.ts'
import { runChild } from '../test/child.ts'
import { freePort } from '../test/free-port.ts'
import { movesOf } from '../test/moves.ts'
import { settingsOf } from '../test/test-app.ts'

const started = async () => {
  const database = await freshDatabase(process.env.TEST_DATABASE_URL)
  const PORT = String(await freePort())
  const server = runChild('server/main.ts', { ...settingsOf(database), PORT })
  await server.says('Sign-in:')
  return { database, server, url: `http://localhost:${PORT}`, db: await openDatabase(database) }
}
let app: Awaited<ReturnType<typeof started>>
beforeAll(async () => {
  app = await started()
})
afterAll(async () => {
  app.server.process.kill()
  await app.server.ended
  await app.db.destroy()
  await app.database.remove()
})

it.each([
  ['state', 'text that is not JSON', { state: '{' }],
  ['state', 'a missing field', { state: '{}' }],
  ['state', 'a wrong type', { state: '[1]' }],
])('a round whose stored %s has %s is refused and logged, and another round goes on', async (_, __, damage) => {
  const mia = browserAt(app.url)
  await mia.signIn(`${randomUUID()}@kauri.school.nz`, { for: 'register', role: 'student' })
  await mia.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: 'Chen' })
  const [damaged, sound] = [randomUUID(), randomUUID()]
  const about = { operation: 'addition', levelId: '1.2', rules: currentRules.version } as const
  const save = async (round: string, from: number, to: number) => {
    const moves = await movesOf(mia.account, round, '1.2', ['right', 'right', 'right'])
    return mia.ask('POST /api/rounds/{round}/moves', { ...about, round, moves: moves.slice(from, to) })
  }
  for (const round of [damaged, sound]) expect((await save(round, 0, 1)).status).toBe(200)
  await app.db.updateTable('rounds').set(damage).where('round_id', '=', damaged).execute()

  expect(await save(damaged, 1, 2)).toEqual({
    status: 422,
    body: { problem: 'refused', message: 'The stored round is damaged' },
  })
  expect(await save(sound, 1, 2)).toMatchObject({ status: 200, body: { lastMove: 2, best: 2 } })
  const logged = () =>
    app.server
      .stderr()
      .split('\n')
      .filter((line) => line.includes(damaged))
  await expect.poll(logged).toHaveLength(1)
  expect(JSON.parse(logged()[0] ?? '')).toMatchObject({ level: 50, msg: 'the stored state of a round is damaged' })
})

it('a round with a damaged move refuses that move again, and takes the next one', async () => {
  const mia = browserAt(app.url)
  await mia.signIn(`${randomUUID()}@kauri.school.nz`, { for: 'register', role: 'student' })
  await mia.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: 'Chen' })
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, '1.2', ['right', 'right'])
  const about = { round, operation: 'addition', levelId: '1.2', rules: currentRules.version } as const
  await mia.call('POST /api/rounds/{round}/moves', { ...about, moves: moves.slice(0, 1) })
  await app.db.updateTable('moves').set({ move: '{' }).where('round_id', '=', round).execute()
  expect((await mia.ask('POST /api/rounds/{round}/moves', { ...about, moves: moves.slice(0, 1) })).status).toBe(422)
  expect((await mia.ask('POST /api/rounds/{round}/moves', { ...about, moves: moves.slice(1) })).status).toBe(200)
})

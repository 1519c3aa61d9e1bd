import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClassEvent, Classroom } from '#contract'
import { currentRules } from '#maths'
import { streamsOfSession } from '../http/streams.ts'
import type { Browser } from '../test/browser.ts'
import { type Events, ended } from '../test/events.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const began = Date.UTC(2026, 2, 2, 21)
const hour = 3600_000
let now = began
/** Two servers on PostgreSQL, which can share a database. SQLite has one. */
let app: TestApp
let other: TestApp
let hana: Browser
let mia: Browser
let classroom: Classroom
let streak: number
beforeAll(async () => {
  const clock = () => now
  app = await startTestApp({ clock })
  other = process.env.TEST_DATABASE_URL ? await startTestApp({ clock, database: app.database }) : app
})
afterAll(async () => {
  if (other !== app) await other.close()
  await app.close()
})

/** Hana uses one server, and Mia of her class the other. All events of this preparation have arrived. */
beforeEach(async () => {
  now = began
  streak = 0
  hana = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  mia = await registerStudent(other, `${randomUUID()}@kauri.school.nz`)
  classroom = await makeClass(hana)
  const events = await hana.listen(classroom.id)
  await mia.call('POST /api/memberships', { code: classroom.code })
  await waitFor(events, null)
  await events.close()
})

/** Plays a longer streak than before in a level of addition, so that the class changes. */
async function improve(who = mia) {
  const round = randomUUID()
  streak += 1
  const moves = await movesOf(
    who.account,
    round,
    '1.1',
    Array.from({ length: streak }, () => 'right'),
  )
  const level = { operation: 'addition', levelId: '1.1', rules: currentRules.version } as const
  await who.call('POST /api/rounds/{round}/moves', { ...level, round, moves })
}

/** Waits for this change. Others may come before it, because a page reads again where a change may have been missed. */
async function waitFor(events: Events, operation: string | null) {
  for (;;) {
    const event = await events.next()
    if (event === null) throw new Error('the stream ended')
    const data = event.data as ClassEvent
    const { kind } = data
    expect(event).toEqual({ event: 'message', data: { class: classroom.id, kind, operation: data.operation } })
    if (kind === 'records' && data.operation === operation) return
  }
}

const about = () => ({ class: classroom.id, student: mia.account })

describe('the stream of a class', () => {
  it("a student's better streak is announced, whichever server saved it", async () => {
    const events = await hana.listen(classroom.id)
    await improve()
    await waitFor(events, 'addition')
    await events.close()
  })

  it('each change of the list of students, of a name or of the mark is announced', async () => {
    const removal = randomUUID()
    const names = { firstName: 'Mia', lastName: 'Chen-Walker' }
    const changes = [
      () => hana.call('PATCH /api/classes/{class}/students/{student}', { ...about(), ...names }),
      () => hana.call('PATCH /api/classes/{class}', { class: classroom.id, name: 'Room 6' }),
      () => hana.call('PUT /api/classes/{class}/hops', { class: classroom.id, mark: 500 }),
      () => hana.call('POST /api/classes/{class}/students/{student}/removals', { ...about(), id: removal }),
      () => hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { ...about(), removal }),
      () => mia.call('DELETE /api/memberships/{class}', { class: classroom.id }),
      () => mia.call('POST /api/memberships', { code: classroom.code }),
    ]
    const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
    await ben.call('POST /api/memberships', { code: classroom.code })
    const events = await hana.listen(classroom.id)
    await improve(ben)
    await waitFor(events, 'addition')
    for (const change of changes) {
      await change()
      await waitFor(events, null)
      // This event follows the last one of the change, so no late event counts for the next change.
      await improve(ben)
      await waitFor(events, 'addition')
    }
    await events.close()
  })

  it('the removal of a record is announced, and so is its undo', async () => {
    await improve()
    const events = await hana.listen(classroom.id)
    const removal = randomUUID()
    const key = 'POST /api/classes/{class}/students/{student}/removals'
    await hana.call(key, { ...about(), id: removal, operation: 'addition', levelId: '1.1' })
    await waitFor(events, 'addition')
    await hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { ...about(), removal })
    await waitFor(events, 'addition')
    await events.close()
  })

  it('an answer that raises no best streak is announced as play, without an operation', async () => {
    await improve()
    const events = await hana.listen(classroom.id)
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', ['wrong', 'wrong'])
    const level = { operation: 'addition', levelId: '1.1', rules: currentRules.version } as const
    await mia.call('POST /api/rounds/{round}/moves', { ...level, round, moves })
    for (;;) {
      const { data } = (await events.next()) ?? {}
      if ((data as ClassEvent).kind !== 'play') continue
      expect(data).toEqual({ class: classroom.id, kind: 'play', operation: null })
      break
    }
    await events.close()
  })

  it('a change of another class is not announced', async () => {
    const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
    const theirs = await makeClass(sam)
    const events = await hana.listen(classroom.id)
    await sam.call('PATCH /api/classes/{class}', { class: theirs.id, name: 'Room 9' })
    await improve()
    // `waitFor` checks the class of each event.
    await waitFor(events, 'addition')
    await events.close()
  })

  it('a stream has headers against buffering in a proxy and against caching', async () => {
    const { headers, close } = await hana.listen(classroom.id)
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    expect(headers.get('Cache-Control')).toBe('no-store')
    await close()
  })
})

describe('the end of a stream', () => {
  it('a stream ends when its class is deleted', async () => {
    const events = await hana.listen(classroom.id)
    await hana.call('DELETE /api/classes/{class}', { class: classroom.id })
    await ended(events)
  })

  // The timeout is shorter than the interval between two checks of the session.
  it('a stream ends at once when the teacher logs out', { timeout: 8000 }, async () => {
    const events = await hana.listen(classroom.id)
    await hana.call('DELETE /api/session', {})
    await ended(events)
  })

  it('a stream of an expired session ends without another event', async () => {
    const events = await hana.listen(classroom.id)
    await improve()
    await waitFor(events, 'addition')
    now += 12 * hour + 1
    const ben = await registerStudent(other, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
    await ben.call('POST /api/memberships', { code: classroom.code })
    expect(await events.next()).toBeNull()
  })

  it('a stream does not prolong an idle session, and ends with it', async () => {
    now += 11 * hour
    const events = await hana.listen(classroom.id)
    now += hour + 1
    await ended(events)
    expect((await hana.ask('GET /api/classes', {})).status).toBe(401)
  })

  it('the oldest stream over the limit of a session ends with the event "displaced"', async () => {
    const [oldest, ...newer] = await listenTimes(streamsOfSession + 1)
    for (;;) {
      const event = await oldest!.next()
      if (event?.event === 'message') continue
      expect(event).toEqual({ event: 'displaced', data: {} })
      break
    }
    expect(await oldest!.next()).toBeNull()
    await improve()
    for (const events of newer) {
      await waitFor(events, 'addition')
      await events.close()
    }
  })

  it('a stream ends at once when the server stops', async () => {
    const third = await startTestApp({ database: app.database, clock: () => now })
    const sam = await registerTeacher(third, `${randomUUID()}@kauri.school.nz`)
    const events = await sam.listen((await makeClass(sam)).id)
    await third.close()
    await ended(events)
  })

  async function listenTimes(count: number): Promise<Events[]> {
    const all = []
    for (let i = 0; i < count; i++) all.push(await hana.listen(classroom.id))
    return all
  }
})

describe('the opening of a stream', () => {
  const open = (who: Browser, query: string) => who.open(`/api/classes/${classroom.id}/events${query}`)

  it.each(['', '?account=', `?account=${'0'.repeat(32)}`])(
    'a stream with "%s" in its address is refused, and the session goes on, as anyone can write such a link',
    async (query) => {
      const { status, text } = await open(hana, query)
      expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 401, problem: 'otherAccount' })
      expect((await hana.ask('GET /api/classes', {})).status).toBe(200)
    },
  )

  it('a HEAD request does not open a stream', async () => {
    const events = await hana.listen(classroom.id)
    const url = `/api/classes/${classroom.id}/events?account=${hana.account}`
    for (let i = 0; i < streamsOfSession; i++) expect((await hana.open(url, { method: 'HEAD' })).status).toBe(200)
    await improve()
    // Streams opened by HEAD requests would have displaced this one.
    await waitFor(events, 'addition')
    await events.close()
  })

  it('a stream names its account in the address, and no other endpoint accepts this', async () => {
    expect((await open(hana, `?account=${hana.account}`)).status).toBe(200)
    const { status } = await hana.open(`/api/classes?account=${hana.account}`)
    expect(status).toBe(401)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClassEvent, Classroom } from '#contract'
import { currentRules } from '#maths'
import { streamsOfSession } from '../streams.ts'
import type { Browser } from '../test/browser.ts'
import type { Events } from '../test/events.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const began = Date.UTC(2026, 2, 2, 21)
const hour = 3600_000
let now = began
/** Two processes where they can share a database; SQLite has one. */
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

/** Hana at one process, Mia of her class at the other; nothing of that is still on its way. */
beforeEach(async () => {
  now = began
  streak = 0
  hana = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  mia = await registerStudent(other, `${randomUUID()}@kauri.school.nz`)
  classroom = await makeClass(hana)
  const events = await hana.listen(classroom.id)
  await mia.call('POST /api/memberships', { code: classroom.code })
  await heard(events, null)
  await events.close()
})

/** A better streak than before in a level of addition: what the class sees of it changes. */
async function doBetter(who = mia) {
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

/** Waits for that change; others may come before, since a page is told again where something may have been missed. */
async function heard(events: Events, operation: string | null) {
  for (;;) {
    const event = await events.next()
    if (event === null) throw new Error('the stream ended')
    const data = event.data as ClassEvent
    expect(event).toEqual({ event: 'message', data: { class: classroom.id, operation: data.operation } })
    if (data.operation === operation) return
  }
}

async function ended(events: Events) {
  while ((await events.next()) !== null);
}

const about = () => ({ class: classroom.id, student: mia.account })

describe('a teacher who looks at a class', () => {
  it('hears what a student has reached, whichever process saved it', async () => {
    const events = await hana.listen(classroom.id)
    await doBetter()
    await heard(events, 'addition')
    await events.close()
  })

  it('hears of everything that changes the list of students or a name', async () => {
    const removal = randomUUID()
    const names = { firstName: 'Mia', lastName: 'Chen-Walker' }
    const acts = [
      () => hana.call('PATCH /api/classes/{class}/students/{student}', { ...about(), ...names }),
      () => hana.call('PATCH /api/classes/{class}', { class: classroom.id, name: 'Room 6' }),
      () => hana.call('POST /api/classes/{class}/students/{student}/removals', { ...about(), id: removal }),
      () => hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { ...about(), removal }),
      () => mia.call('DELETE /api/memberships/{class}', { class: classroom.id }),
      () => mia.call('POST /api/memberships', { code: classroom.code }),
    ]
    const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
    await ben.call('POST /api/memberships', { code: classroom.code })
    const events = await hana.listen(classroom.id)
    await doBetter(ben)
    await heard(events, 'addition')
    for (const act of acts) {
      await act()
      await heard(events, null)
      // So that nothing of this one is taken for the next.
      await doBetter(ben)
      await heard(events, 'addition')
    }
    await events.close()
  })

  it('hears of a record that is removed, and of its undo', async () => {
    await doBetter()
    const events = await hana.listen(classroom.id)
    const removal = randomUUID()
    const key = 'POST /api/classes/{class}/students/{student}/removals'
    await hana.call(key, { ...about(), id: removal, operation: 'addition', levelId: '1.1' })
    await heard(events, 'addition')
    await hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { ...about(), removal })
    await heard(events, 'addition')
    await events.close()
  })

  it('hears nothing of other classes', async () => {
    const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
    const theirs = await makeClass(sam)
    const events = await hana.listen(classroom.id)
    await sam.call('PATCH /api/classes/{class}', { class: theirs.id, name: 'Room 9' })
    await doBetter()
    // `heard` checks the class of each event.
    await heard(events, 'addition')
    await events.close()
  })

  it('hears it at once through a proxy, and nothing keeps it', async () => {
    const { headers, close } = await hana.listen(classroom.id)
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    expect(headers.get('Cache-Control')).toBe('no-store')
    await close()
  })
})

describe('the stream of a class ends', () => {
  it('when the class is deleted', async () => {
    const events = await hana.listen(classroom.id)
    await hana.call('DELETE /api/classes/{class}', { class: classroom.id })
    await ended(events)
  })

  // Sooner than it would be looked at whether the session still holds.
  it('at once when the teacher logs out', { timeout: 8000 }, async () => {
    const events = await hana.listen(classroom.id)
    await hana.call('DELETE /api/session', {})
    await ended(events)
  })

  it('before anything more is told to a session that is over', async () => {
    const events = await hana.listen(classroom.id)
    await doBetter()
    await heard(events, 'addition')
    now += 12 * hour + 1
    const ben = await registerStudent(other, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
    await ben.call('POST /api/memberships', { code: classroom.code })
    expect(await events.next()).toBeNull()
  })

  it('with the idle session, which it does not keep alive', async () => {
    now += 11 * hour
    const events = await hana.listen(classroom.id)
    now += hour + 1
    await ended(events)
    expect((await hana.ask('GET /api/classes', {})).status).toBe(401)
  })

  it('for newer ones of the same session, so that pages can still load, and says so', async () => {
    const [oldest, ...newer] = await listenTimes(streamsOfSession + 1)
    for (;;) {
      const event = await oldest!.next()
      if (event?.event === 'message') continue
      expect(event).toEqual({ event: 'displaced', data: {} })
      break
    }
    expect(await oldest!.next()).toBeNull()
    await doBetter()
    for (const events of newer) {
      await heard(events, 'addition')
      await events.close()
    }
  })

  it('when the server stops, at once', async () => {
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

describe('a stream is opened', () => {
  const open = (who: Browser, query: string) => who.open(`/api/classes/${classroom.id}/events${query}`)

  it.each(['', '?account=', `?account=${'0'.repeat(32)}`])(
    'a stream with "%s" in its address is refused, and the session goes on: anyone can write such a link',
    async (query) => {
      const { status, text } = await open(hana, query)
      expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 401, problem: 'otherAccount' })
      expect((await hana.ask('GET /api/classes', {})).status).toBe(200)
    },
  )

  it('not for one who asks for the head only', async () => {
    const events = await hana.listen(classroom.id)
    const url = `/api/classes/${classroom.id}/events?account=${hana.account}`
    for (let i = 0; i < streamsOfSession; i++) expect((await hana.open(url, { method: 'HEAD' })).status).toBe(200)
    await doBetter()
    // Streams that nobody reads would have pushed this one out.
    await heard(events, 'addition')
    await events.close()
  })

  it('by its address, and no other endpoint takes an account from there', async () => {
    expect((await open(hana, `?account=${hana.account}`)).status).toBe(200)
    const { status } = await hana.open(`/api/classes?account=${hana.account}`)
    expect(status).toBe(401)
  })
})

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { day, takeTurn } from '../../retention.ts'
import { openStore, type Store } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'

const form = { firstName: 'Mia', lastName: 'Chen' }
const teacherForm = { ...form, school: 'Kauri School', country: 'New Zealand', ageRange: '5–12' }
const turns = { every: day, longestPause: 7 * day }
const log = createLog('silent')

onBothEngines((opened) => {
  async function student() {
    const { id, ...claims } = newClaims()
    await opened.store.accounts.signIn(claims)
    await opened.store.accounts.completeStudent(id, form)
    const round = playRight(await additionLevel(), 2, id)
    await opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
    return { id, claims }
  }

  async function teacher() {
    const { id, ...claims } = newClaims()
    const email = `${id}@kauri.school.nz`
    await opened.store.accounts.signIn({ ...claims, email })
    await opened.store.accounts.completeTeacher(id, teacherForm)
    return { id, email, signIn: () => opened.store.accounts.signIn({ ...claims, email }) }
  }

  async function classOf() {
    const { id: teacherId } = await teacher()
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId })
    return { ...made!, teacherId }
  }

  /** Lets a teacher into a class in a role. */
  async function share(room: { id: string; teacherId: string }, { id, email }: { id: string; email: string }) {
    await opened.store.classTeachers.share(room.id, { email, role: 'co-teacher', until: null }, room.teacherId)
    await opened.store.classInvitations.accept({ id, email }, room.id)
  }

  async function list(classId: string, firstName: string) {
    const students = [{ firstName, lastName: 'Rangi' }]
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students })
    return (await opened.store.classes.students(classId)).find((student) => student.firstName === firstName)!.id
  }

  /** Gives the job a turn after `days` days. Earlier turns keep the pause short. */
  async function runAfter(days: number, keepsFor: number | null) {
    opened.clock.now += days * day
    await opened.store.retention.takeTurn('retention', turns)
    opened.clock.now += day
    await takeTurn({ store: opened.store, clock: () => opened.clock.now, log, keepsFor })
  }

  test('an account without a sign-in for two years is deleted with every row, and a younger one stays', async () => {
    const old = await student()
    const room = await classOf()
    await opened.store.memberships.join(old.id, room.id)
    await runAfter(728, 730 * day)
    expect(await opened.store.accounts.select(old.id)).not.toBeNull()
    const young = await student()
    await runAfter(1, 730 * day)
    expect(JSON.stringify(await contentsOf(opened.db))).not.toContain(old.id)
    expect(await opened.store.accounts.select(young.id)).not.toBeNull()
    expect(await opened.store.classes.select(room.id)).toBeNull()
  })

  test('a student of a deleted teacher stays with the progress', async () => {
    const room = await classOf()
    opened.clock.now += 20 * day
    const { id } = await student()
    await opened.store.memberships.join(id, room.id)
    await runAfter(715, 730 * day)
    expect(await opened.store.accounts.select(room.teacherId)).toBeNull()
    expect(await opened.store.memberships.listOf(id)).toEqual([])
    expect(await opened.db.selectFrom('progress').where('student_id', '=', id).selectAll().execute()).toHaveLength(1)
  })

  test('a class of a deleted owner goes to the co-teacher who has signed in last, with its listed students', async () => {
    const room = await classOf()
    const [old, young, younger] = [await teacher(), await teacher(), await teacher()]
    for (const one of [old, young, younger]) await share(room, one)
    opened.clock.now += 700 * day
    const child = await list(room.id, 'Tui')
    await young.signIn()
    opened.clock.now += day
    await younger.signIn()
    await runAfter(29, 730 * day)
    const { accounts, classes, classTeachers } = opened.store
    expect(await accounts.select(room.teacherId)).toBeNull()
    expect(await classes.selectTaught(younger.id, room.id)).toMatchObject({ role: 'owner' })
    const roles = (await classTeachers.listOf(room.id)).map(({ email, role }) => [email, role])
    expect(roles).toEqual([
      [younger.email, 'owner'],
      [young.email, 'co-teacher'],
    ])
    expect((await classes.students(room.id)).map(({ id }) => id)).toEqual([child])
  })

  test('a class that no teacher uses is erased with its listed students, and the operator brings both back', async () => {
    const { accounts, classes, erasures, memberships } = opened.store
    const room = await classOf()
    await share(room, await teacher())
    opened.clock.now += 20 * day
    const other = await classOf()
    const [alone, shared] = [await list(room.id, 'Tui'), await list(room.id, 'Ana')]
    const { id: google } = await student()
    for (const one of [shared, google]) await memberships.join(one, room.id)
    await memberships.join(shared, other.id)
    await runAfter(715, 730 * day)
    expect(await accounts.select(room.teacherId)).toBeNull()
    expect(await classes.select(room.id)).toBeNull()
    expect(await accounts.select(alone)).toBeNull()
    expect(await accounts.select(google)).not.toBeNull()
    expect((await memberships.listOf(shared)).map(({ id }) => id)).toEqual([other.id])
    const receipt = (await erasures.list()).find(({ holder }) => holder === room.id)
    await erasures.undo(receipt!.id)
    expect((await classes.students(room.id)).map(({ id }) => id)).toEqual([alone, shared, google].sort())
    const next = await teacher()
    await classes.handOver(room.id, next.id)
    expect(await classes.selectTaught(next.id, room.id)).toMatchObject({ role: 'owner' })
  })

  test('a sign-in in the last moment keeps the account', async () => {
    const { id, claims } = await student()
    const before = opened.clock.now + 1
    opened.clock.now += 2
    await opened.store.accounts.signIn(claims)
    expect(await opened.store.retention.deleteUnused({ id, email: claims.email }, before)).toBe(false)
    expect(await opened.store.accounts.select(id)).not.toBeNull()
  })

  test('a sign-in of the owner at the last moment keeps the class', async () => {
    const room = await classOf()
    const owner = { id: room.teacherId, email: null }
    expect(await opened.store.retention.deleteUnused(owner, opened.clock.now)).toBe(false)
    expect(await opened.store.classes.selectTaught(room.teacherId, room.id)).toMatchObject({ role: 'owner' })
  })

  test('a name before a change is deleted after 30 days, also where retention is off', async () => {
    const { id } = await student()
    await opened.store.nameChanges.rename({ studentId: id, teacherId: 'hana' }, { ...form, firstName: 'Ana' })
    const stored = () => opened.db.selectFrom('name_changes').select('id').where('student_id', '=', id).execute()
    await runAfter(28, null)
    expect(await stored()).toHaveLength(1)
    await runAfter(1, null)
    expect(await stored()).toHaveLength(0)
  })

  test('no account is deleted where retention is off, and erased data are deleted after 30 days all the same', async () => {
    const [kept, erased] = [await student(), await student()]
    const { id } = await opened.store.erasures.eraseAccount({ id: erased.id, email: erased.claims.email })
    await runAfter(2000, null)
    expect(await opened.store.accounts.select(kept.id)).not.toBeNull()
    expect(await opened.store.erasures.undo(id)).toBeNull()
  })

  test('one of two processes gets the turn of a day', async () => {
    const other = await openStore({ ...opened.database, clock: () => opened.clock.now })
    try {
      const both = () => Promise.all([opened.store, other].map(({ retention }) => retention.takeTurn('two', turns)))
      expect(await both()).toEqual([false, false])
      for (let i = 0; i < 5; i++) {
        opened.clock.now += day
        expect((await both()).filter(Boolean)).toHaveLength(1)
        expect(await both()).toEqual([false, false])
      }
    } finally {
      await other.close()
    }
  })

  test('a clock that jumps ahead or back gives no turn before the next day', async () => {
    const turn = () => opened.store.retention.takeTurn('jump', turns)
    await turn()
    const right = opened.clock.now
    opened.clock.now = right + 4000 * day
    expect(await turn()).toBe(false)
    opened.clock.now = right + day
    expect(await turn()).toBe(false)
    opened.clock.now = right + 2 * day
    expect(await turn()).toBe(true)
  })

  test('a failure of the job is logged and does not end the process', async () => {
    const failing = {
      ...opened.store,
      retention: { ...opened.store.retention, takeTurn: () => Promise.reject(new Error()) },
    }
    const error = vi.spyOn(log, 'error')
    await takeTurn({ store: failing, clock: () => opened.clock.now, log, keepsFor: day })
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

/** Returns the bytes of all files of a running SQLite database as text. */
const bytesIn = (dataDir: string) =>
  readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')

describe('the files of SQLite', () => {
  async function school() {
    const database = await freshDatabase()
    let now = Date.UTC(2026, 1, 2)
    const clock = () => now
    const store = await openStore({ ...database, clock })
    onTestFinished(async () => {
      await store.close()
      await database.remove()
    })
    return {
      store,
      bytes: () => bytesIn(database.dataDir),
      /** Gives the job a turn after 31 days. Earlier turns keep the pause short. */
      async runLater() {
        now += 30 * day
        await store.retention.takeTurn('retention', turns)
        now += day
        await takeTurn({ store, clock, log, keepsFor: null })
      },
    }
  }

  /** Registers students, and lets each play. Their rows are in random order, so pages are split. */
  async function students(store: Store, count: number) {
    const level = await additionLevel()
    const people = Array.from({ length: count }, () => newClaims())
    for (const { id, ...claims } of people) {
      await store.accounts.signIn(claims)
      await store.accounts.completeStudent(id, { firstName: 'Ariana', lastName: `Ngata${id}` })
      const round = playRight(level, 2, id)
      await store.rounds.save([saveOf(round, 0, round.moves.length)])
    }
    return people
  }

  test('no byte of an erased name, e-mail or id is in the files after 30 days', async () => {
    const { store, bytes, runLater } = await school()
    const people = await students(store, 120)
    const gone = people.filter((_, i) => i % 4 === 0)
    for (const { id, email } of gone) await store.erasures.eraseAccount({ id, email })
    expect(bytes()).toContain(gone[0]?.id)
    await runLater()
    const left = bytes()
    const traces = gone.filter(({ id, email, subject }) =>
      [id, email ?? '', subject].some((text) => left.includes(text)),
    )
    expect(traces).toEqual([])
    const kept = people.filter((_, i) => i % 4 !== 0)
    expect(kept.filter(({ id }) => !left.includes(id))).toEqual([])
    expect(await store.accounts.find()).toHaveLength(kept.length)
  })

  test('the bytes of rows that were deleted just before the app ended are gone after the next turn', async () => {
    const { store, bytes, runLater } = await school()
    const [gone, kept] = await students(store, 2)
    const { erasedAt } = await store.erasures.eraseAccount(gone!)
    const deleting = store.retention.withoutTraces(async () => {
      await store.erasures.deleteBefore(erasedAt + 1, 10)
      throw new Error('the process was stopped')
    })
    await expect(deleting).rejects.toThrow('the process was stopped')
    expect(bytes()).toContain(gone!.id)
    await runLater()
    expect(bytes()).not.toContain(gone!.id)
    expect(bytes()).toContain(kept!.id)
  })
})

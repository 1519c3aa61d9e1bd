/** Tasks change while children play. They never change what is stored of the play. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args, TaskPart } from '#contract'
import { currentRules, loadLevels, operations } from '#maths'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { type AnswerStep, movesOn } from '../test/moves.ts'
import { taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** The random rounds of a run. With TASK_ROUNDS=10000 the test plays more than `npm test` has time for. */
const allRounds = Number(process.env.TASK_ROUNDS ?? 60)
/** TASK_SEED draws other rounds. */
const seed = Number(process.env.TASK_SEED ?? 1)
/** The most rounds of a class, because a teacher may change only so many things in an hour. */
const roundsOfClass = Math.min(200, allRounds)

const levels = (await Promise.all(operations.map(loadLevels))).flat()
// A few levels come again and again, so that rounds raise records and complete parts of tasks.
const often = levels.filter((_, i) => i % 24 === 0)
const wrong: AnswerStep = () => ({ kind: 'number', number: '123454321' })

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const deeds = ['set', 'edit', 'close', 'reopen', 'copy', 'delete'] as const

/** A round: its level, its answers, the size of its batches, and what the teacher does with tasks meanwhile. */
const rounds = fc.record({
  level: fc.oneof(fc.constantFrom(...often), fc.constantFrom(...levels)),
  isRight: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 9 }).map((all) => all.map((n) => n > 0)),
  batch: fc.integer({ min: 1, max: 12 }),
  deed: fc.constantFrom(...deeds),
  drawn: fc.nat(),
})
type Drawn = typeof rounds extends fc.Arbitrary<infer One> ? One : never

/** Returns a class, a function that does something with its tasks, and what was done so far. */
async function newClass() {
  const teacher = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  const [room, other] = [await makeClass(teacher, 'Room 12'), await makeClass(teacher, 'Room 3')]
  const tasks: string[] = []
  const done = new Set<string>()
  const act = async ({ deed, level, drawn }: Drawn) => {
    const parts: TaskPart[] = [{ kind: 'level', operation: level.operation, levelId: level.id }]
    const about = { parts, rightAnswers: drawn % 2 === 0 ? null : 5 + (drawn % 20), countsEarlier: drawn % 3 === 0 }
    const task = tasks[drawn % tasks.length]
    const ids = { class: room.id, task: task ?? '' }
    const set = (classId: string, id: string) =>
      teacher.ask('POST /api/classes/{class}/tasks', { ...taskSettings, ...about, class: classId, id })
    const change = (changes: Partial<Args<'PATCH /api/classes/{class}/tasks/{task}'>>) =>
      teacher.ask('PATCH /api/classes/{class}/tasks/{task}', { ...ids, ...changes })
    const byDeed: { readonly [D in Drawn['deed']]: () => Promise<{ status: number }> } = {
      set: () => set(room.id, tasks[tasks.push(randomUUID()) - 1]!),
      edit: () => change(about),
      close: () => change({ isClosed: true }),
      reopen: () => change({ isClosed: false }),
      copy: () => set(other.id, randomUUID()),
      delete: () => teacher.ask('DELETE /api/classes/{class}/tasks/{task}', ids),
    }
    const { status } = await byDeed[task ? deed : 'set']()
    // A task with work is not deleted, and a deleted one is not found afterwards.
    if (status === 200) done.add(deed)
    else expect([404, 422]).toContain(status)
  }
  return { room, act, done }
}

/** Saves a round in batches, and expects each of them to be stored. Returns the number of its moves. */
async function save(student: Browser, { level, isRight, batch }: Drawn): Promise<number> {
  const round = randomUUID()
  const steps = isRight.map((right) => (right ? 'right' : wrong))
  const moves = movesOn(level, student.account, round, steps)
  const about = { operation: level.operation, levelId: level.id, rules: currentRules.version, round }
  for (let from = 0; from < moves.length; from += batch) {
    const some = moves.slice(from, from + batch)
    const { lastMove } = await student.call('POST /api/rounds/{round}/moves', { ...about, moves: some })
    expect(lastMove).toBe(from + some.length)
  }
  return moves.length
}

it('play loses no answer and makes the same records while tasks are set, changed, closed, copied and deleted', {
  timeout: 3_000_000,
}, async () => {
  const succeeded = new Set<string>()
  const ofClass = async (played: readonly Drawn[]) => {
    const { room, act, done } = await newClass()
    const withTasks = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
    const without = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
    await withTasks.call('POST /api/memberships', { code: room.code })
    let sent = 0
    for (const one of played) {
      const [count] = await Promise.all([save(withTasks, one), act(one)])
      expect(await save(without, one)).toBe(count)
      sent += count
    }
    for (const deed of done) succeeded.add(deed)
    const progress = await withTasks.call('GET /api/progress', {})
    expect(progress).toEqual(await without.call('GET /api/progress', {}))
    expect(Object.keys(progress.bests).length).toBeGreaterThan(0)
    const db = await openDatabase(app.database)
    const stored = await db
      .selectFrom('moves')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('student_id', '=', withTasks.account)
      .executeTakeFirstOrThrow()
    await db.destroy()
    expect(Number(stored.count)).toBe(sent)
  }
  await fc.assert(fc.asyncProperty(fc.array(rounds, { minLength: roundsOfClass, maxLength: roundsOfClass }), ofClass), {
    seed,
    numRuns: Math.ceil(allRounds / roundsOfClass),
    endOnFailure: true,
  })
  expect([...succeeded].sort()).toEqual([...deeds].sort())
})

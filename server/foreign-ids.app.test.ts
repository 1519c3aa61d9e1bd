/**
 * Foreign ids look like unknown ids: every endpoint with an id in its path gives every kind of caller the same response
 * to both, and executes the same statements. So neither a response nor its time says that something exists.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from './test/browser.ts'
import { type Caller, callers, createSchool, newEmail, play, rename, type School, signInAll } from './test/callers.ts'
import { keysWithIds, type Others, otherPathsOf, pathNamesOf } from './test/other-ids.ts'
import { samples } from './test/sample-args.ts'
import { registerStudent, startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
let school: School
let others: Others
let browsers: Record<Caller, Browser>
let statements: string[] = []
let lastStatementAt = 0

beforeAll(async () => {
  const now = Date.UTC(2026, 2, 2)
  app = await startTestApp({
    clock: () => now,
    watch: (statement) => {
      statements.push(statement)
      lastStatementAt = performance.now()
    },
  })
  school = await createSchool(app)
  others = await createOthers()
  browsers = await signInAll(app, school)
  await quiet()
}, 60_000)
afterAll(() => app.close())

async function createOthers(): Promise<Others> {
  const elsewhere = await createSchool(app)
  const device = randomUUID()
  await elsewhere.student.call('PUT /api/devices/{device}', { device, setAside: 1 })
  const { classId, code } = school.scene
  const [former, classmate] = [await registerStudent(app, newEmail()), await registerStudent(app, newEmail())]
  for (const one of [former, classmate]) {
    await one.call('POST /api/memberships', { code })
    await play(one, '1.2')
  }
  await former.call('DELETE /api/memberships/{class}', { class: classId })
  const removalOfClassmate = randomUUID()
  await school.teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: classId, student: classmate.account, operation: 'addition', levelId: '1.2', id: removalOfClassmate },
  })
  const changeOfClassmate = await rename(school.teacher, { class: classId, student: classmate.account })
  return { elsewhere, device, former: former.account, removalOfClassmate, changeOfClassmate }
}

/** Waits until the announcements of earlier changes are over (server/store/changes.ts). */
async function quiet(): Promise<void> {
  const gathering = 400
  while (performance.now() - lastStatementAt < gathering) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function observe(browser: Browser, ...[key, args]: Parameters<Browser['ask']>) {
  statements = []
  const response = await browser.ask(key, args)
  // Statements that run at the same time end in any order.
  const executed = statements.toSorted()
  if (response.status === 200) await quiet()
  return { response, executed }
}

const walked = samples.filter(([, { key }]) => keysWithIds.includes(key))

it.each(walked)(
  '%s treats a foreign id like an absent one, for each kind of caller',
  {
    timeout: 60_000,
  },
  async (_, { key, argsIn }) => {
    const seen = { foreign: {} as Record<string, unknown>, absent: {} as Record<string, unknown> }
    for (const caller of callers) {
      for (const { title, foreign, absent } of otherPathsOf(key, others)) {
        const args = argsIn(school.scene)
        seen.foreign[`${caller}: ${title}`] = await observe(browsers[caller], key, { ...args, ...foreign } as never)
        seen.absent[`${caller}: ${title}`] = await observe(browsers[caller], key, { ...args, ...absent } as never)
      }
    }
    expect(seen.foreign).toEqual(seen.absent)
  },
)

it('the rounds that a device asks for are read in the same way whether another student has them or nobody', async () => {
  const ask = (round: string) =>
    observe(school.student, 'POST /api/rounds/missing', { rounds: [{ round, lastMove: 1 }] } as never)
  const [foreign, absent] = [await play(others.elsewhere.student, '1.3'), randomUUID()]
  await quiet()
  const [ofForeign, ofAbsent] = [await ask(foreign), await ask(absent)]
  expect(ofForeign.executed).toEqual(ofAbsent.executed)
  expect(ofForeign.response).toEqual({ status: 200, body: { missing: [{ round: foreign, lastMove: 0 }] } })
  expect(ofAbsent.response).toEqual({ status: 200, body: { missing: [{ round: absent, lastMove: 0 }] } })
})

it('the statements of a request are seen, also those of a transaction', async () => {
  const { executed } = await observe(school.teacher, 'GET /api/classes/{class}/students', {
    class: school.scene.classId,
  } as never)
  expect(executed.join('\n')).toMatch(/from "sessions"|join "sessions"/)
  expect(executed.join('\n')).toContain('"class_teachers"')
  const { executed: saved } = await observe(...(await saveOf(school.student)))
  expect(saved.join('\n')).toMatch(/insert into "moves"/)
})

async function saveOf(student: Browser): Promise<Parameters<typeof observe>> {
  const [, sample] = samples.find(([, { key }]) => key === 'POST /api/rounds/{round}/moves')!
  return [student, sample.key, sample.argsIn({ ...school.scene, roundId: randomUUID() }) as never]
}

it('a path with an id that has no rule fails the walk', () => {
  expect(() => pathNamesOf('GET /api/schools/{school}')).toThrow('no rule for {school}')
  expect(pathNamesOf('GET /api/classes/{class}/students/{student}/progress')).toEqual(['class', 'student'])
})

it('the response to a foreign id does not change the records of its student', async () => {
  const { bests } = await school.student.call('GET /api/progress', {})
  expect(bests).toEqual({ addition: { '1.2': { streak: 1, completed: false } } })
})

/**
 * Measures whether the time of a response says that something exists. Each endpoint with an id in its path is called by
 * turns with an id that belongs to somebody else and with one that nothing has, by a caller who may call it. Prints the
 * ratio of the two medians, and in which share of the pairs the foreign id was the slower one. Without a difference,
 * these are 1.00 and 50 %. `server/foreign-ids.app.test.ts` compares the statements.
 *
 * `--turns 200` is the number of pairs, and `--engine sqlite` or `postgres` leaves out the other engine.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { startPostgres } from '../scripts/postgres.ts'
import type { Browser } from '../server/test/browser.ts'
import { createSchool, newEmail, rename, type School } from '../server/test/callers.ts'
import { keysWithIds, type Others, otherPathsOf } from '../server/test/other-ids.ts'
import { samples } from '../server/test/sample-args.ts'
import { registerStudent, startTestApp, type TestApp } from '../server/test/test-app.ts'
import { median } from './statistics.ts'

const turns = Number(option('turns') ?? 200)
const warmUps = 20
const engines = ['PostgreSQL', 'SQLite'].filter((name) => name.toLowerCase().startsWith(option('engine') ?? ''))

/** Milliseconds between two calls on the clock of the app, so that no caller exceeds an allowance. */
const pause = 4000
let now = Date.now()

const postgres = await startPostgres()
const summary: Record<string, number> = {}
try {
  for (const engine of engines) {
    if (engine === 'SQLite') delete process.env.TEST_DATABASE_URL
    else process.env.TEST_DATABASE_URL = postgres.url
    const app = await startTestApp({ clock: () => now })
    try {
      await measureEngine(engine, app)
    } finally {
      await app.close()
    }
  }
} finally {
  await postgres.stop()
}
if (process.argv.includes('--json')) console.log(JSON.stringify(summary))

async function measureEngine(engine: string, app: TestApp): Promise<void> {
  const school = await createSchool(app)
  const others = await createOthers(app, school)
  console.log(`\n${engine}, ${turns} pairs: foreign / absent, and how often the foreign id was slower`)
  for (const [title, { key, argsIn }] of samples.filter(([, sample]) => keysWithIds.includes(sample.key))) {
    const isOfStudent = !key.includes('/api/classes/')
    const caller = isOfStudent ? school.student : school.teacher
    for (const { title: change, foreign, absent } of otherPathsOf(key, others)) {
      const call = (ids: Readonly<Record<string, string>>) => timed(caller, key, { ...argsIn(school.scene), ...ids })
      const pairs = await measure(
        () => call(foreign),
        () => call(absent),
      )
      const ratio = median(pairs.map(([one]) => one)) / median(pairs.map(([, other]) => other))
      const slower = pairs.filter(([one, other]) => one > other).length / pairs.length
      console.log(`  ${ratio.toFixed(2)}  ${(100 * slower).toFixed(0).padStart(3)} %  ${title}: ${change}`)
      summary[`${engine} ${title}: ${change}`] = Number(ratio.toFixed(2))
    }
  }
}

/** Creates the things that the callers of a school may not reach. Each device and round is the caller's own by then. */
async function createOthers(app: TestApp, { scene, teacher }: School): Promise<Others> {
  const elsewhere = await createSchool(app)
  const former = await registerStudent(app, newEmail())
  await former.call('POST /api/memberships', { code: scene.code })
  await former.call('DELETE /api/memberships/{class}', { class: scene.classId })
  const classmate = await registerStudent(app, newEmail())
  await classmate.call('POST /api/memberships', { code: scene.code })
  const changeOfClassmate = await rename(teacher, { class: scene.classId, student: classmate.account })
  const removalOfClassmate = randomUUID()
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: scene.classId, student: classmate.account, id: removalOfClassmate },
  })
  return { elsewhere, device: randomUUID(), former: former.account, removalOfClassmate, changeOfClassmate }
}

/** Calls both by turns. The one that begins changes each time, because the second call of a pair is the faster one. */
async function measure(foreign: () => Promise<number>, absent: () => Promise<number>): Promise<[number, number][]> {
  for (let i = 0; i < warmUps; i++) await (i % 2 ? foreign() : absent())
  const pairs: [number, number][] = []
  for (let i = 0; i < turns; i++) {
    if (i % 2) pairs.push([await foreign(), await absent()])
    else {
      const ofAbsent = await absent()
      pairs.push([await foreign(), ofAbsent])
    }
  }
  return pairs
}

async function timed(caller: Browser, ...[key, args]: Parameters<Browser['ask']>): Promise<number> {
  now += pause
  const start = performance.now()
  await caller.ask(key, args as never)
  return performance.now() - start
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

/**
 * Measures how long a teacher waits for a try of a child: from the try to the frame of Student Progress whose column
 * "Now" shows the new streak or the raised hand. Thirty children of a class play at the pace of people, sent as their
 * outbox sends it. The app has two processes on PostgreSQL. The exit code is 1 if it misses its target.
 *
 * `--seconds 60` changes the time, and `--sqlite` measures one process on SQLite.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { loadLevel } from '#maths'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import type { SignedIn } from './lesson/lesson.ts'
import { type LessonServer, startLessonServer } from './lesson/lesson-server.ts'
import { type Seen, watchNow } from './now/now-watch.ts'
import { playOn } from './now/player.ts'
import { percentile } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const students = 30
/** Milliseconds within which 95 of 100 tries must be on the teacher's screen. */
const target = 2000
/** Milliseconds after the last try, in which its screen may still come. */
const patience = 10_000
const onSqlite = process.argv.includes('--sqlite')
const secondsAt = process.argv.indexOf('--seconds')
const seconds = secondsAt < 0 ? 60 : Number(process.argv[secondsAt + 1])

await prepare(root, ['web', 'server'])
const postgres = onSqlite ? null : await startPostgres()
const workers = onSqlite ? 1 : 2
const server = await startLessonServer(root, { postgres: postgres?.url ?? null, workers, students, teachers: 1 })
const browser = await chromium.launch(chromiumOptions)
try {
  const waits = await measure(server)
  const [p50, p95, most] = [percentile(waits, 0.5), percentile(waits, 0.95), Math.max(...waits)]
  const lost = waits.filter((wait) => wait === Number.POSITIVE_INFINITY).length
  console.log(
    `${students} players, ${onSqlite ? 'SQLite, 1 process' : 'PostgreSQL, 2 processes'}, ${waits.length} tries`,
  )
  console.log(
    `  from a try to the teacher's screen: p50 ${p50} ms, p95 ${p95} ms, longest ${most} ms, not seen ${lost}`,
  )
  if (process.argv.includes('--json')) console.log(JSON.stringify({ tries: waits.length, p50, p95, lost }))
  // NaN, without any try, misses the target too.
  if (!(p95 <= target)) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  await postgres?.stop()
}

/** Returns the milliseconds from each try to the teacher's screen, and infinity where it was never there. */
async function measure({ port, students: players, teachers: [teacher] }: LessonServer): Promise<number[]> {
  const level = await loadLevel('addition', '1.1')
  if (!level || !teacher) throw new Error('There is no level or no teacher')
  const page = await openStudentProgress(port, teacher)
  await page.evaluate(watchNow)
  const tries: Seen[] = []
  const over = new AbortController()
  const playing = players.map((student, i) =>
    playOn({ port, student, name: `Mia ${i}`, level, tries, over: over.signal }),
  )
  const failed = Promise.all(playing)
  await Promise.race([delay(seconds * 1000), failed])
  over.abort()
  await Promise.race([delay(patience), failed])
  const seen = await page.evaluate(() => window.seen)
  return tries.map(({ student, shows, at }) => {
    const shown = seen.find((one) => one.student === student && one.shows === shows && one.at >= at)
    return shown ? shown.at - at : Number.POSITIVE_INFINITY
  })
}

/** Opens the students of the teacher's class, with its event stream. */
async function openStudentProgress(port: number, { cookie }: SignedIn) {
  const url = `http://localhost:${port}`
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } })
  const cookies = cookie.split('; ').map((one) => one.split('='))
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })))
  const page = await context.newPage()
  await page.goto(`${url}/#/teacher/dashboard`)
  const opened = page.waitForResponse((response) => response.url().includes('/events?'))
  await page.getByRole('link', { name: 'Student Progress' }).click()
  await opened
  await page.getByRole('row', { name: 'Mia 29' }).waitFor()
  return page
}

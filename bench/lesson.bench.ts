/**
 * Measures a lesson of a large school: a thousand students who answer every 4 to 8 seconds, sent as their outbox sends
 * it, and forty teachers with live overviews, each with an event stream and a read after each event. The app has one
 * process or two, on PostgreSQL. Prints the share of the processor, and then the highest load before the 99th
 * percentile of a save passes 200 ms.
 *
 * `--students 1000`, `--teachers 40`, `--seconds 20` and `--workers 1,2` change the lesson, and `--sqlite` runs it on
 * SQLite with one process. `--speed 8` measures only students who are eight times as fast.
 * `SERVER_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=<folder>"` writes profiles of the server.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../scripts/postgres.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { backendOf } from '../server/store/test/backend.ts'
import type { LessonLoad, MeasuredLesson } from './lesson/lesson.ts'
import { cpuOfTree, type LessonServer, parentIdOf, startLessonServer } from './lesson/lesson-server.ts'
import { runGenerator } from './saves/generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const students = numberOf('students', 1000)
const teachers = numberOf('teachers', 40)
const seconds = numberOf('seconds', 20)
const onSqlite = process.argv.includes('--sqlite')
const workerCounts = onSqlite ? [1] : (option('workers') ?? '1,2').split(',').map(Number)
/** Milliseconds that the 99th percentile of a save may take. */
const patience = 200
/** The search for the highest load ends when two speeds differ by less than this share. */
const precision = 0.15
const mostSpeed = 128
const onlySpeed = numberOf('speed', 0)

interface Measured extends MeasuredLesson {
  readonly cpuOfApp: number
  readonly cpuOfPostgres: number
}

await prepare(root, ['web', 'server'])
const postgres = onSqlite ? null : await startPostgres()
const postmaster = postgres ? await backendOf(postgres.url, parentIdOf) : 0
const summary: Record<string, number> = {}
try {
  console.log(`${students} students and ${teachers} teachers, ${availableParallelism()} cores for everything`)
  for (const workers of workerCounts) {
    const server = await startLessonServer(root, { postgres: postgres?.url ?? null, workers, students, teachers })
    try {
      await measureLesson(`${onSqlite ? 'SQLite' : 'PostgreSQL'}, ${workers} process${workers > 1 ? 'es' : ''}`, server)
    } finally {
      await server.close()
    }
  }
} finally {
  await postgres?.stop()
}
if (process.argv.includes('--json')) console.log(JSON.stringify(summary))

async function measureLesson(name: string, server: LessonServer): Promise<void> {
  console.log(`\n${name}`)
  console.log('  speed  answers/s  saves p50  p99 ms   reads/s  304  p50  p99 ms   app  PostgreSQL  load generator')
  if (onlySpeed > 0) return void (await measure(server, onlySpeed))
  const lesson = await measure(server, 1)
  summary[`${name}, share of a core`] = Number(lesson.cpuOfApp.toFixed(3))
  let [fits, fails] = [0, 0]
  let highest = 0
  for (let speed = 1; ; ) {
    const measured = speed === 1 ? lesson : await measure(server, speed)
    if (measured.saves.p99 <= patience) {
      fits = speed
      highest = Math.max(highest, measured.answers / measured.seconds)
    } else fails = speed
    if (speed >= mostSpeed || (fails > 0 && fails - fits <= precision * fails)) break
    speed = fails === 0 ? speed * 2 : (fits + fails) / 2
  }
  console.log(`  highest load before p99 passes ${patience} ms: ${highest.toFixed(0)} answers a second`)
  summary[`${name}, answers a second`] = Math.round(highest)
}

/** Prints a line with shares of one core. */
async function measure(server: LessonServer, speed: number): Promise<Measured> {
  const { port, students, teachers } = server
  const load: LessonLoad = { port, students, teachers, speed, milliseconds: seconds * 1000 }
  const shareOfApp = watchShare(server.cpu)
  const shareOfPostgres = watchShare(() => cpuOfTree(postmaster))
  const measured = await runGenerator<MeasuredLesson>(root, 'bench/lesson/load.ts', load)
  const [cpuOfApp, cpuOfPostgres] = [shareOfApp(measured), shareOfPostgres(measured)]
  const { answers, saves, reads, unchanged } = measured
  const cells = [
    speed.toFixed(1).padStart(7),
    (answers / measured.seconds).toFixed(0).padStart(11),
    saves.p50.toFixed(1).padStart(11),
    saves.p99.toFixed(1).padStart(8),
    (reads.count / measured.seconds).toFixed(1).padStart(10),
    percent(unchanged / Math.max(1, reads.count)).padStart(5),
    reads.p50.toFixed(1).padStart(5),
    reads.p99.toFixed(1).padStart(8),
    percent(cpuOfApp).padStart(6),
    (postmaster ? percent(cpuOfPostgres) : '').padStart(12),
    percent(measured.cpu).padStart(16),
  ]
  console.log(cells.join(''))
  return { ...measured, cpuOfApp, cpuOfPostgres }
}

/** Watches the CPU seconds of processes. The returned function ends this and returns the share of a core in a time. */
function watchShare(cpu: () => number): (during: MeasuredLesson) => number {
  const samples: { readonly cpu: number; readonly at: number }[] = []
  const timer = setInterval(() => samples.push({ cpu: cpu(), at: Date.now() }), 250)
  return ({ beganAt, seconds }) => {
    clearInterval(timer)
    const within = samples.filter(({ at }) => at >= beganAt && at <= beganAt + seconds * 1000)
    const [first, last] = [within[0], within.at(-1)]
    return first && last ? (1000 * (last.cpu - first.cpu)) / (last.at - first.at) : Number.NaN
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function numberOf(name: string, otherwise: number): number {
  return Number(option(name) ?? otherwise)
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

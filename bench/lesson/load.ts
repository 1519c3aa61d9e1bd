/**
 * The load generator of a lesson: a separate process that plays the browsers of students and teachers. It reads a
 * `LessonLoad` from its standard input, prints a `MeasuredLesson` as one line of JSON, and ends.
 */
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { loadLevels } from '#maths'
import { percentile } from '../statistics.ts'
import type { Latencies, LessonLoad, MeasuredLesson, Notes } from './lesson.ts'
import { watchOverview } from './overview-page.ts'
import { playLesson } from './student-page.ts'

/** Milliseconds before the measurement, in which all pages open and the code of the server is compiled. */
const warmUp = 3000

const load: LessonLoad = JSON.parse(await text(process.stdin))
const levels = await loadLevels('addition')
const over = new AbortController()
const notes: Notes = { saves: [], reads: [], answers: 0, unchanged: 0, events: 0 }
const { port, speed } = load
const pages = [
  ...load.teachers.map((teacher) => watchOverview({ port, teacher, notes, over: over.signal })),
  ...load.students.map((student) => playLesson({ port, student, levels, speed, notes, over: over.signal })),
]
const failed = Promise.all(pages)
await Promise.race([delay(warmUp), failed])
for (const list of [notes.saves, notes.reads]) list.length = 0
Object.assign(notes, { answers: 0, unchanged: 0, events: 0 })
const beganAt = Date.now()
const began = performance.now()
const cpuBefore = process.cpuUsage()
await Promise.race([delay(load.milliseconds), failed])
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
const { answers, unchanged, events } = notes
const measured: MeasuredLesson = {
  beganAt,
  seconds,
  answers,
  saves: latenciesOf(notes.saves),
  reads: latenciesOf(notes.reads),
  unchanged,
  events,
  cpu: (user + system) / 1e6 / seconds,
}
over.abort()
console.log(JSON.stringify(measured))
// The pages end with the process, as they end when a class closes its computers.
process.exit()

function latenciesOf(times: readonly number[]): Latencies {
  // JSON has no NaN.
  if (times.length === 0) return { count: 0, p50: 0, p99: 0 }
  return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Who visited which level when: six weeks of maths lessons. */
import { loadLevels, operations, type PlayableLevel, randomFrom, seedFrom } from '#maths'
import { type DemoStudent, demoId } from './school.ts'

export interface LessonVisit {
  readonly student: DemoStudent
  readonly level: PlayableLevel
  readonly roundId: string
  readonly mostAnswers: number
}

const weeks = 6
const day = 24 * 3600_000
/** Lessons at 9.30 and 11.30 in New Zealand's winter time, as hours of UTC of the evening before. */
const lessonHours = [21.5, 23.5]

/** The times of the lessons up to now, oldest first, epoch milliseconds. */
export function lessonTimes(now: number): number[] {
  const midnight = now - (now % day)
  const days = Array.from({ length: weeks * 7 }, (_, i) => midnight - (weeks * 7 - i) * day)
  // Sunday to Thursday in UTC are Monday to Friday in New Zealand.
  const schoolDays = days.filter((time) => new Date(time).getUTCDay() <= 4)
  return schoolDays.flatMap((time) => lessonHours.map((hour) => time + hour * 3600_000)).filter((time) => time < now)
}

/** The visits of each lesson. The levels are those of today's catalogue, in its order. */
export async function planLessons(students: readonly DemoStudent[], lessons: number): Promise<LessonVisit[][]> {
  const byOperation = await Promise.all(operations.map((operation) => loadLevels(operation)))
  const plan: LessonVisit[][] = Array.from({ length: lessons }, () => [])
  for (const student of students) {
    const visits = byOperation.flatMap((levels) => visitsTo(levels, student))
    visits.forEach((visit, i) => {
      plan[Math.floor((i / visits.length) * lessons)]?.push(visit)
    })
  }
  return plan
}

/** Every level within reach often enough to do it; the next two only begun, or not yet. */
function visitsTo(levels: readonly PlayableLevel[], student: DemoStudent): LessonVisit[] {
  if (student.reach === 0) return []
  const reached = Math.round(student.reach * levels.length)
  const chance = randomFrom(seedFrom(`visits of ${student.subject} to ${levels[0]?.operation}`))
  const visit = (level: PlayableLevel, time: number, mostAnswers: number): LessonVisit => ({
    student,
    level,
    mostAnswers,
    roundId: demoId('round', student.subject, level.operation, level.id, String(time)),
  })
  const done = levels.slice(0, reached).flatMap((level) => {
    const first = visit(level, 1, chance.integer(3, level.target + 4))
    return [first, visit(level, 2, 40 * level.target)]
  })
  const beginning = chance.integer(0, 2)
  const begun = levels
    .slice(reached, reached + beginning)
    .map((level) => visit(level, 1, chance.integer(2, level.target - 1)))
  return [...done, ...begun]
}

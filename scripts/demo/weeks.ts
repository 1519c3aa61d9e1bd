/** Six weeks of maths lessons: the visits of each student to levels. */
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
/** The hours of the lessons in UTC, on the day before: 9.30 and 11.30 in New Zealand's winter time. */
const lessonHours = [21.5, 23.5]

/** Returns the times of the lessons up to now in epoch milliseconds, oldest first. */
export function lessonTimes(now: number): number[] {
  const midnight = now - (now % day)
  const days = Array.from({ length: weeks * 7 }, (_, i) => midnight - (weeks * 7 - i) * day)
  // At these hours, Sunday to Thursday in UTC is Monday to Friday in New Zealand.
  const schoolDays = days.filter((time) => new Date(time).getUTCDay() <= 4)
  return schoolDays.flatMap((time) => lessonHours.map((hour) => time + hour * 3600_000)).filter((time) => time < now)
}

/** Returns the visits of each lesson. The levels are those of the current catalogue, in its order. */
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

/**
 * Returns a student's visits to the levels of an operation. Levels within reach get enough answers to complete them. Up
 * to two levels after them are only begun.
 */
function visitsTo(levels: readonly PlayableLevel[], student: DemoStudent): LessonVisit[] {
  if (student.reach === 0) return []
  const reached = Math.round(student.reach * levels.length)
  const random = randomFrom(seedFrom(`visits of ${student.subject} to ${levels[0]?.operation}`))
  const visit = (level: PlayableLevel, time: number, mostAnswers: number): LessonVisit => ({
    student,
    level,
    mostAnswers,
    roundId: demoId('round', student.subject, level.operation, level.id, String(time)),
  })
  const completed = levels.slice(0, reached).flatMap((level) => {
    const first = visit(level, 1, random.integer(3, level.target + 4))
    return [first, visit(level, 2, 40 * level.target)]
  })
  const begunCount = random.integer(0, 2)
  const begun = levels
    .slice(reached, reached + begunCount)
    .map((level) => visit(level, 1, random.integer(2, level.target - 1)))
  return [...completed, ...begun]
}

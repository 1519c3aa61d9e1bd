/** Six weeks of maths lessons: the visits of each student to levels. */
import { loadLevels, type Operation, operations, type PlayableLevel, randomFrom, seedFrom } from '#maths'
import type { Way } from './answering.ts'
import { type DemoStudent, demoId, type Habit } from './school.ts'

export interface LessonVisit {
  readonly student: DemoStudent
  readonly level: PlayableLevel
  readonly roundId: string
  readonly mostAnswers: number
  readonly way: Way
}

const weeks = 6
const day = 24 * 3600_000
/** The hours of the lessons in UTC, on the day before: 9.30 and 11.30 in New Zealand's winter time. */
const lessonHours = [21.5, 23.5]

/**
 * The lessons in which a habit shows, and the number of the last lessons that an absent student misses. Lessons count
 * back from the last one, which is 1. On whatever weekday the school is filled, Insight looks at all lessons of the
 * former and at none before the latter.
 */
export const lessonsOfHabits = [17, 12, 7, 2]
export const lessonsAway = 20

/** The levels at which a habit shows, one a lesson. */
interface Practice {
  readonly operation: Operation
  readonly levelIds: readonly string[]
  readonly way: Way
}

const eachTime = (levelId: string) => lessonsOfHabits.map(() => levelId)

const practiceByHabit: Readonly<Record<Habit, Practice | null>> = {
  carriesNothing: { operation: 'addition', levelIds: eachTime('2.5'), way: { slip: 'carry-dropped' } },
  takesSmallerDigit: { operation: 'subtraction', levelIds: eachTime('2.5'), way: { slip: 'smaller-from-larger' } },
  isStuck: { operation: 'multiplication', levelIds: eachTime('2.3'), way: 'unexplained' },
  isReady: { operation: 'division', levelIds: ['2.1', '2.2', '2.3', '2.4'], way: 'right' },
  staysAway: null,
}

/** The answers of a visit in which a habit shows: six questions, of which four need a second try. */
const answersOfHabit = 10

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
    const attended = student.habit === 'staysAway' ? lessons - lessonsAway : lessons
    visits.forEach((visit, i) => {
      plan[Math.floor((i / visits.length) * attended)]?.push(visit)
    })
    visitsOfHabit(byOperation.flat(), student).forEach((visit, i) => {
      plan[lessons - lessonsOfHabits[i]!]?.push(visit)
    })
  }
  return plan
}

/**
 * Returns a student's visits to the levels of an operation. Levels within reach get enough answers to complete them.
 * One or two levels after them are only begun: a student who had not begun the next stage might be ready for it by
 * chance.
 */
function visitsTo(levels: readonly PlayableLevel[], student: DemoStudent): LessonVisit[] {
  if (student.reach === 0) return []
  const reached = Math.round(student.reach * levels.length)
  const random = randomFrom(seedFrom(`visits of ${student.subject} to ${levels[0]?.operation}`))
  const visit = (level: PlayableLevel, time: number, mostAnswers: number) =>
    visitOf(student, level, `${time}`, mostAnswers, 'bySkill')
  const completed = levels.slice(0, reached).flatMap((level) => {
    const first = visit(level, 1, random.integer(3, level.target + 4))
    return [first, visit(level, 2, 40 * level.target)]
  })
  const begunCount = random.integer(1, 2)
  const begun = levels
    .slice(reached, reached + begunCount)
    .map((level) => visit(level, 1, random.integer(2, level.target - 1)))
  return [...completed, ...begun].filter(({ level }) => !isLeftForLater(level, levels, student))
}

/** Returns whether a student who gets ready for the next stage leaves a level for the last weeks, or for later. */
function isLeftForLater(level: PlayableLevel, levels: readonly PlayableLevel[], { habit }: DemoStudent): boolean {
  const practice = habit === 'isReady' ? practiceByHabit[habit] : null
  return (
    practice?.operation === level.operation &&
    levels.indexOf(level) >= levels.findIndex(({ id }) => id === practice.levelIds[0])
  )
}

/** Returns the visits in which the habit of a student shows, in the order of their lessons. */
function visitsOfHabit(levels: readonly PlayableLevel[], student: DemoStudent): LessonVisit[] {
  const practice = student.habit && practiceByHabit[student.habit]
  if (!practice) return []
  return practice.levelIds.map((levelId, i) => {
    const level = levels.find(({ operation, id }) => operation === practice.operation && id === levelId)
    if (!level) throw new Error(`The demo school has no level ${practice.operation} ${levelId}`)
    return visitOf(student, level, `habit ${i}`, answersOfHabit, practice.way)
  })
}

/** @param time the name of the visit among the student's visits to the level */
function visitOf(student: DemoStudent, level: PlayableLevel, time: string, mostAnswers: number, way: Way): LessonVisit {
  const roundId = demoId('round', student.subject, level.operation, level.id, time)
  return { student, level, roundId, mostAnswers, way }
}

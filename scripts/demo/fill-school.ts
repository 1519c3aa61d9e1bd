import { currentRules, type LevelRef, releases } from '#maths'
import { createJudge, type Judge, timedMoves } from '../../server/rounds/judge.ts'
import type { Playables } from '../../server/rounds/kinds/kind.ts'
import { level } from '../../server/rounds/kinds/level.ts'
import type { Store } from '../../server/store/open.ts'
import type { RoundSave } from '../../server/store/rounds/round-save.ts'
import { answeringOf } from './answering.ts'
import { playRound } from './play-round.ts'
import { type DemoClass, demoSchool } from './school.ts'
import { type LessonVisit, lessonTimes, planLessons } from './weeks.ts'

/** The number of rounds in one save, which limits the rows of a statement. */
const roundsAtOnce = 40

const day = 24 * 3600_000

/**
 * Fills a store with the demo school and six weeks of play up to `now`, in epoch milliseconds. Sets `clock`, which must
 * be the clock of the store. The students join their classes last, so a school is complete as soon as its classes are.
 */
export async function fillSchool(store: Store, clock: { now: number }, now: number): Promise<void> {
  const { teachers, classes } = demoSchool()
  const lessons = lessonTimes(now)
  const termStart = (lessons[0] ?? now) - day
  const students = classes.flatMap((each) => each.students)

  clock.now = termStart
  const school = { school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' }
  for (const person of [...teachers, ...students]) await store.accounts.signIn(person)
  for (const teacher of teachers) await store.accounts.completeTeacher(teacher.id, { ...teacher, ...school })
  for (const student of students) await store.accounts.completeStudent(student.id, student)
  for (const { id, picture } of students) await store.pictures.choose(id, picture)
  for (const { id, name, teacher } of classes) await store.classes.create({ id, name, teacherId: teacher.id })

  const judge = createJudge(
    () => clock.now,
    releases,
    (fault) => {
      throw fault
    },
  )
  const levels = await level.open(releases)
  const plan = await planLessons(students, lessons.length)
  for (const [i, visits] of plan.entries()) {
    clock.now = lessons[i] ?? now
    for (let from = 0; from < visits.length; from += roundsAtOnce) {
      const saves = await Promise.all(
        visits.slice(from, from + roundsAtOnce).map((visit) => saveOf(judge, levels, visit, clock.now)),
      )
      await store.rounds.save(saves)
    }
  }

  clock.now = termStart
  for (const { id, students } of classes) for (const student of students) await store.memberships.join(student.id, id)
}

/** Whether the store has the whole demo school. */
export async function isComplete(store: Store): Promise<boolean> {
  const counts = await Promise.all(demoSchool().classes.map((each) => countStudents(store, each)))
  return counts.every(({ expected, found }) => expected === found)
}

async function countStudents(store: Store, { id, teacher, students }: DemoClass) {
  const own = await store.classes.listOf(teacher.id)
  return { expected: students.length, found: own.find((row) => row.id === id)?.studentCount ?? 0 }
}

/** Returns the save that the server makes from the moves of a visit, as from the moves of a browser. */
async function saveOf(
  judge: Judge,
  levels: Playables<LevelRef>,
  { student, level, roundId, mostAnswers, way }: LessonVisit,
  now: number,
): Promise<RoundSave> {
  const playable = await levels.find(level.ref)
  if (!playable?.insight) throw new Error(`The server has no level ${level.operation} ${level.id}`)
  const answering = await answeringOf(way, level, playable.insight, student.skill)
  const { moves } = playRound({ level, student: student.id, roundId, mostAnswers, answering })
  const round = { studentId: student.id, roundId, playable, rules: currentRules.version }
  const judged = judge(round, null, timedMoves(moves, now))
  if (!judged) throw new Error('The demo school plays by rules that were not released')
  return judged.save
}

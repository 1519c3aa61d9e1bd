/**
 * Strengths and gaps: the four boxes of a student or a class (docs/product/teacher-screens.md, "Strengths and gaps"). A
 * level is in a box by two questions: is it hard for the stage of the student, and are its last answers right?
 */
import { type Level, levelsOf, stagesByOperation } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { groupBy } from './group-by.ts'
import { insightByOperation } from './operation-insight.ts'
import type { StudentQuestions } from './recent-questions.ts'
import { type Attributed, attribute } from './slip-counts.ts'

export const boxes = ['toBeAchieved', 'strengths', 'gaps', 'achieved'] as const
export type Box = (typeof boxes)[number]

/** The last ten first answers of a level, the oldest one first. Levels with fewer have no box. */
export interface LevelAnswers {
  readonly level: Level
  readonly last: readonly Attributed[]
}

export interface LevelInBox extends LevelAnswers {
  readonly box: Box
}

/** The ids of a student's completed levels, by operation. */
export type CompletedLevels = Partial<Readonly<Record<Operation, ReadonlySet<string>>>>

/** The number of a level's latest first answers that decide. */
export const answersThatDecide = 10

/**
 * The right answers of ten that make a level right. Guesses are right more often where only a few things are tapped.
 */
const rightOfTen = 8
const rightOfTenTaps = 9

/** Returns whether a level has two or three things to tap. */
export function hasFewToTap({ operation, id }: Level): boolean {
  return insightByOperation[operation].fewToTap.includes(id)
}

/** Returns the latest first answers of each level of a student. Levels with fewer than ten are left out. */
export function lastAnswersOf(own: readonly StudentQuestions[]): LevelAnswers[] {
  return own.flatMap(({ operation, questions }) => {
    const byLevel = groupBy(attribute(operation, questions), ({ levelId }) => levelId)
    return levelsOf(operation).flatMap((level) => {
      const last = (byLevel.get(level.id) ?? []).slice(-answersThatDecide)
      return last.length < answersThatDecide ? [] : [{ level, last }]
    })
  })
}

/** A first answer as a page of a teacher shows it. `slip` is a mistake with a name. */
export type Try = 'right' | 'slip' | 'missed'

export function triesOf(last: readonly Attributed[]): Try[] {
  return last.map(({ first, slip }) => (first === 'right' ? first : slip ? 'slip' : 'missed'))
}

/** Returns whether the last ten first answers of a level are right often enough. */
export function isRightOn({ level, last }: LevelAnswers): boolean {
  const right = last.filter(({ first }) => first === 'right').length
  return right >= (hasFewToTap(level) ? rightOfTenTaps : rightOfTen)
}

/** Returns the highest stage of an operation of which every level is completed, or null if none is. */
export function highestStage(operation: Operation, completed: CompletedLevels): string | null {
  const done = completed[operation]
  if (!done) return null
  return stagesByOperation[operation].findLast(({ levels }) => levels.every(({ id }) => done.has(id)))?.id ?? null
}

/**
 * Returns whether a level is above the highest completed stage. An operation with one stage has nothing above it, so
 * its levels are hard until the first of them is completed.
 */
export function isHard({ operation, stage }: Level, completed: CompletedLevels): boolean {
  const stages = stagesByOperation[operation]
  if (stages.length === 1) return (completed[operation]?.size ?? 0) === 0
  const highest = highestStage(operation, completed)
  const indexOf = (id: string | null) => stages.findIndex((one) => one.id === id)
  return indexOf(stage) > indexOf(highest)
}

/** Returns a student's levels in their boxes. The levels of some operations are in none. */
export function boxesOf(answers: readonly LevelAnswers[], completed: CompletedLevels): LevelInBox[] {
  return answers
    .filter(({ level }) => insightByOperation[level.operation].hasBoxes)
    .map((answered) => ({ ...answered, box: boxOf(answered, completed) }))
}

function boxOf(answered: LevelAnswers, completed: CompletedLevels): Box {
  const right = isRightOn(answered)
  if (isHard(answered.level, completed)) return right ? 'strengths' : 'toBeAchieved'
  return right ? 'achieved' : 'gaps'
}

/** The boxes of a student in a class. */
export interface StudentInClass {
  readonly id: string
  readonly levels: readonly LevelInBox[]
}

/** A level in a box of a class. */
export interface ClassLevelInBox {
  readonly box: Box
  readonly level: Level
  /** The ids of the students for whom the level is in this box, in the order of the class. */
  readonly students: readonly string[]
  /** The number of students for whom the level is in any box. */
  readonly tried: number
}

/** The students who bring a level into a box of the class, and how many of them a small class needs. */
const enoughStudents = 5
const enoughInSmallClass = 3
const smallClass = 15

/** Returns the number of students who bring a level into a box of their class. */
export function enoughOf(size: number): number {
  return size < smallClass ? enoughInSmallClass : enoughStudents
}

/** Returns every box in which enough students have a level, those with the most students first. */
export function boxesOfClass(students: readonly StudentInClass[], size: number): ClassLevelInBox[] {
  const byLevel = groupBy(
    students.flatMap(({ id, levels }) => levels.map((one) => ({ ...one, student: id }))),
    ({ level }) => level,
  )
  const all = operations.flatMap(levelsOf).flatMap((level) => {
    const standing = byLevel.get(level) ?? []
    return boxes.map((box) => ({
      box,
      level,
      students: standing.filter((one) => one.box === box).map(({ student }) => student),
      tried: standing.length,
    }))
  })
  return all
    .filter((one) => one.students.length >= enoughOf(size))
    .sort((a, b) => b.students.length - a.students.length)
}

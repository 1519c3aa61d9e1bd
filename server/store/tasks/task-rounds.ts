import { type Kysely, sql } from 'kysely'
import {
  byKind,
  type CompletedLevel,
  roundKeyOf,
  type SetVersion,
  type SolvedProblem,
  setName,
  type TaskPart,
  type TaskRound,
} from '#maths'
import { classRounds, type MostRounds } from '../insight/class-rounds.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** Rounds of these levels are read if they began to arrive since a time. A round arrives after its first move. */
export interface TaskPlay {
  readonly parts: readonly TaskPart[]
  readonly since: number
}

/**
 * No honest student has more in the levels of a task (docs/product/limits.md, "Tries, writing and reading"). A child
 * who visits ten levels on each school day has 2,000 in a year.
 */
const mostRounds: MostRounds = { inClass: 20_000, ofStudent: 5000 }

/** A version of a set, with the keys of its problems in their order. */
export interface SetWithKeys {
  readonly set: SetVersion
  readonly keys: readonly string[]
}

type RoundsByStudent = ReadonlyMap<string, TaskRound[]>

/** The reads of play that may count for tasks. The rules are in `maths/tasks/`. */
export function createTaskRounds(db: Kysely<Tables>) {
  const completedOf = prepared((given: { studentId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('completed', '=', sql.lit(1))
      .select(['student_id', 'operation', 'level_id', 'completed_at']),
  )
  const completedIn = prepared((given: { classId: string }) =>
    db
      .selectFrom('memberships')
      .innerJoin('progress', 'progress.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('progress.completed', '=', sql.lit(1))
      .select(['progress.student_id', 'progress.operation', 'progress.level_id', 'progress.completed_at']),
  )
  return {
    /** Returns the rounds with answers of a class's students, by student, in no order. */
    async inClass(classId: string, { parts, since }: TaskPlay, most = mostRounds): Promise<RoundsByStudent> {
      if (parts.length === 0) return new Map()
      const read = classRounds(
        db,
        (from, given: { classId: string; since: number; atMost: number }) =>
          roundsOf(from, parts, given)
            .innerJoin('memberships', 'memberships.student_id', 'rounds.student_id')
            .where('memberships.class_id', '=', given.classId)
            .execute(),
        (from, given) => newestOf(from, parts, given),
      )
      return byStudent(await read(classId, since, most), taskRound)
    },

    /** Returns the newest rounds with answers of a student. */
    async ofStudent(
      studentId: string,
      { parts, since }: TaskPlay,
      atMost = mostRounds.ofStudent,
    ): Promise<TaskRound[]> {
      if (parts.length === 0) return []
      return (await newestOf(db, parts, { studentId, since, atMost })).map(taskRound)
    },

    /** Returns the levels that a class's students have completed, by student. */
    async completedInClass(classId: string): Promise<ReadonlyMap<string, CompletedLevel[]>> {
      return byStudent(await completedIn(db, { classId }), completedLevel)
    },

    /** Returns the problems of these sets that a class's students have solved, by student. */
    async solvedInClass(classId: string, sets: readonly SetWithKeys[]): Promise<ReadonlyMap<string, SolvedProblem[]>> {
      const rows = await solvedOf(db, sets)
        .innerJoin('memberships', 'memberships.student_id', 'solved_problems.student_id')
        .where('memberships.class_id', '=', classId)
        .execute()
      const groups = byStudent(rows, (row) => row)
      const read = solvedIn(sets)
      return new Map(Array.from(groups, ([student, solved]) => [student, read(solved)]))
    },

    async solvedOfStudent(studentId: string, sets: readonly SetWithKeys[]): Promise<SolvedProblem[]> {
      return solvedIn(sets)(await solvedOf(db, sets).where('student_id', '=', studentId).execute())
    },

    async completedOfStudent(studentId: string): Promise<CompletedLevel[]> {
      return (await completedOf(db, { studentId })).map(completedLevel)
    },
  }
}

interface Limits {
  readonly since: number
  readonly atMost: number
}

/** The rounds with answers of these levels that began to arrive since a time. */
const roundsOf = (db: Kysely<Tables>, parts: TaskPlay['parts'], { since, atMost }: Limits) =>
  db
    .selectFrom('rounds')
    .where('rounds.operation', 'in', distinct(parts.map(groupOf)))
    .where('rounds.created_at', '>=', since)
    .where((row) =>
      row.or([
        row('rounds.level_id', 'in', ['', ...distinct(parts.flatMap(onlyIdOf))]),
        row('rounds.operation', 'in', ['', ...distinct(parts.filter(hasManyIds).map(groupOf))]),
      ]),
    )
    .where('rounds.answers', '>', sql.lit(0))
    .limit(atMost)
    .select(roundColumns)

const groupOf = (part: TaskPart) => roundKeyOf(part)[0]

/** Returns the id in the keys of a part's rounds. Those of a set have many, because they name the left-out problems. */
const onlyIdOf = (part: TaskPart) =>
  byKind<TaskPart, string | never[]>(part, { level: ({ levelId }) => levelId, set: () => [] })

const hasManyIds = (part: TaskPart) => typeof onlyIdOf(part) !== 'string'

const newestOf = (db: Kysely<Tables>, parts: TaskPlay['parts'], given: Limits & { readonly studentId: string }) =>
  roundsOf(db, parts, given)
    .where('rounds.student_id', '=', given.studentId)
    .orderBy('rounds.created_at', 'desc')
    .execute()

const solvedOf = (db: Kysely<Tables>, sets: readonly SetWithKeys[]) =>
  db
    .selectFrom('solved_problems')
    .where('teacher_id', 'in', distinct(sets.map(({ set }) => set.teacher)))
    .where('set_id', 'in', distinct(sets.map(({ set }) => set.id)))
    .select(['solved_problems.student_id', 'teacher_id', 'set_id', 'problem', 'solved_at', 'last_solved_at'])

/**
 * Returns a function that reads solved problems with their position in each of these versions that contains them. The
 * function looks each row up by its set, because a class may have tens of thousands of rows and a hundred sets.
 */
function solvedIn(sets: readonly SetWithKeys[]) {
  const versionsByName = new Map<string, { set: SetVersion; positions: ReadonlyMap<string, number> }[]>()
  for (const { set, keys } of sets) {
    const version = { set, positions: new Map(keys.map((key, position) => [key, position])) }
    versionsByName.set(setName(set), [...(versionsByName.get(setName(set)) ?? []), version])
  }
  return (rows: readonly Tables['solved_problems'][]): SolvedProblem[] =>
    rows.flatMap((row) =>
      (versionsByName.get(setName({ teacher: row.teacher_id, id: row.set_id })) ?? []).flatMap(({ set, positions }) => {
        const position = positions.get(row.problem)
        if (position === undefined) return []
        return { set, position, solvedAt: row.solved_at, lastSolvedAt: row.last_solved_at }
      }),
    )
}

const roundColumns = [
  'rounds.student_id',
  'rounds.operation',
  'rounds.level_id',
  'rounds.made_first',
  'rounds.made_at',
  'rounds.completed_at',
  'rounds.best',
  'rounds.answers',
  'rounds.right_answers',
  'rounds.closed',
] as const

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

function byStudent<Row extends { readonly student_id: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(row.student_id)
    if (group) group.push(toValue(row))
    else groups.set(row.student_id, [toValue(row)])
  }
  return groups
}

type Columns = 'operation' | 'level_id' | 'made_first' | 'made_at' | 'completed_at'
type RoundRow = Pick<Tables['rounds'], Columns | 'best' | 'answers' | 'right_answers' | 'closed'>

function taskRound(row: RoundRow): TaskRound {
  return {
    operation: row.operation,
    levelId: row.level_id,
    madeFirst: row.made_first,
    madeAt: row.made_at,
    completedAt: row.completed_at,
    best: row.best,
    answers: row.answers,
    rightAnswers: row.right_answers,
    isClosed: row.closed === 1,
  }
}

type CompletedRow = Pick<Tables['progress'], 'operation' | 'level_id' | 'completed_at'>

function completedLevel({ operation, level_id, completed_at }: CompletedRow): CompletedLevel {
  return { operation, levelId: level_id, completedAt: completed_at ?? 0 }
}

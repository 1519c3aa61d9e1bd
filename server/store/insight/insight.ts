import { type Kysely, sql } from 'kysely'
import type { Completion, PlayedRound, PracticeRound } from '#maths/insight'
import type { Tables } from '../schema.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'
import { classRounds, type MostRounds } from './class-rounds.ts'
import { paperRounds } from './paper-rounds.ts'
import { isOfLevel, type StoredPlay } from './stored-play.ts'

/** The newest rounds of a student among which the latest play is looked for, because rounds may arrive in any order. */
const newestRounds = 50

/** The most rounds of a student that are read. A child who visits ten levels on each school day has 2,000 in a year. */
const roundsOfStudent = 10_000

const playedColumns = [
  'rounds.student_id',
  'rounds.round_id',
  'rounds.operation',
  'rounds.level_id',
  'rounds.made_at',
  'rounds.answers',
  'rounds.right_answers',
  'rounds.busy',
  'rounds.entries',
] as const

/** The rounds of the students of a class. */
export interface ClassPractice {
  /** The rounds of levels, from which groups and gaps follow. */
  readonly rounds: PlayedRound[]
  /** The rounds of levels and those of own problems. */
  readonly all: PracticeRound[]
}

/** The reads of Insight. They choose rows by class, student and time. The rules are in `maths/insight/`. */
export function createInsight(db: Kysely<Tables>) {
  const inClass = prepared((given: { classId: string; since: number; atMost: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('rounds', 'rounds.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('rounds.created_at', '>=', given.since)
      .limit(given.atMost)
      .select(playedColumns),
  )
  const ofStudent = prepared((given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('created_at', '>=', given.since)
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
      .select(playedColumns),
  )
  const roundsInClass = classRounds(db, inClass, ofStudent)
  const completed = prepared((given: { classId: string; since: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('progress', 'progress.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('progress.completed', '=', sql.lit(1))
      .where('progress.completed_at', '>=', given.since)
      .select(['progress.student_id', 'progress.operation', 'progress.level_id', 'progress.completed_at']),
  )
  const joined = prepared((given: { classId: string }) =>
    db.selectFrom('memberships').where('class_id', '=', given.classId).select(['student_id', 'joined_at']),
  )
  const newest = prepared((given: { studentId: string; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('answers', '>', sql.lit(0))
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
      .select('made_at'),
  )
  const paper = paperRounds(db)

  async function playInClass(classId: string, since: number, most?: MostRounds): Promise<StoredPlay[]> {
    const [rows, onPaper] = await Promise.all([
      roundsInClass(classId, since, most),
      paper.inClass(classId, since, most),
    ])
    return [...rows.map(storedPlay), ...onPaper]
  }

  return {
    /**
     * Returns the rounds of levels of a class's students that began to arrive since a time, and their answers on paper
     * since then, in no order.
     */
    async roundsInClass(classId: string, since: number, most?: MostRounds): Promise<PlayedRound[]> {
      return (await playInClass(classId, since, most)).filter(isOfLevel)
    },

    /** Returns the same rounds, and all play of the students with the answers to own problems. */
    async practiceInClass(classId: string, since: number): Promise<ClassPractice> {
      const all = await playInClass(classId, since)
      return { all, rounds: all.filter(isOfLevel) }
    },

    /**
     * Returns the rounds of levels among the newest rounds of a student that began to arrive since a time, and the
     * answers on paper to questions of levels since then.
     */
    async roundsOfStudent(studentId: string, since: number, atMost = roundsOfStudent): Promise<PlayedRound[]> {
      const [rows, onPaper] = await Promise.all([
        ofStudent(db, { studentId, since, atMost }),
        paper.ofStudent(studentId, since, atMost),
      ])
      return [...rows.map(storedPlay), ...onPaper].filter(isOfLevel)
    },

    /** Returns the levels that students of a class have completed since a time. */
    async completedInClass(classId: string, since: number): Promise<Completion[]> {
      const rows = await completed(db, { classId, since })
      return rows.map((row) => ({
        studentId: row.student_id,
        operation: operationOf(row),
        levelId: row.level_id,
        completedAt: row.completed_at ?? 0,
      }))
    },

    /** Returns when each student joined a class, by student id. */
    async joinedAt(classId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await joined(db, { classId })
      return new Map(rows.map(({ student_id, joined_at }) => [student_id, joined_at]))
    },

    /** Returns when a student last answered, in a round or on paper, or null if there is no answer. */
    async lastPlayedAt(studentId: string): Promise<number | null> {
      const [rows, onPaper] = await Promise.all([
        newest(db, { studentId, atMost: newestRounds }),
        paper.lastAt(studentId),
      ])
      const times = [...rows.map(({ made_at }) => made_at), ...(onPaper === null ? [] : [onPaper])]
      return times.length === 0 ? null : Math.max(...times)
    },
  }
}

type PlayedRow = Pick<
  Tables['rounds'],
  'student_id' | 'round_id' | 'operation' | 'level_id' | 'made_at' | 'answers' | 'right_answers' | 'busy' | 'entries'
>

function storedPlay(row: PlayedRow): StoredPlay {
  return {
    studentId: row.student_id,
    roundId: row.round_id,
    operation: row.operation,
    levelId: row.level_id,
    madeAt: row.made_at,
    answers: row.answers,
    rightAnswers: row.right_answers,
    busy: row.busy,
    entries: row.entries,
  }
}

/**
 * Answers on paper as Insight reads them: the marks of one level or set on a student's worksheet are like a round that
 * was played on the day that the teacher named. There are few, so they are read beside the rounds.
 * The statements are those of `insight.ts` for another table. The types of their columns follow from its name, so one
 * function for both tables would need casts.
 */
import { type Kysely, sql } from 'kysely'
import type { RefKey } from '#maths'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { classRounds, type MostRounds, mostRounds } from './class-rounds.ts'
import type { StoredPlay } from './stored-play.ts'

/** The key of the marks of one part of a student's worksheet. */
export interface PaperKey {
  /** The maker and the id of the worksheet. */
  readonly teacherId: string
  readonly worksheetId: string
  /** The part (`partKey` of maths/worksheets/). */
  readonly key: RefKey
}

/** Ids of rounds are UUIDs, so no round has such an id. */
const prefix = 'paper'

/** Returns the id that the marks of a level have where rounds have theirs. */
export const paperRoundId = ({ teacherId, worksheetId, key }: PaperKey) =>
  [prefix, teacherId, worksheetId, ...key].join(' ')

/** Returns the key in such an id, or null for the id of a round. */
export function paperKeyIn(roundId: string): PaperKey | null {
  const [first, teacherId = '', worksheetId = '', operation = '', levelId = ''] = roundId.split(' ')
  return first === prefix ? { teacherId, worksheetId, key: [operation, levelId] } : null
}

const columns = [
  'paper_answers.student_id',
  'paper_answers.teacher_id',
  'paper_answers.worksheet_id',
  'paper_answers.operation',
  'paper_answers.level_id',
  'paper_answers.made_at',
  'paper_answers.answers',
  'paper_answers.right_answers',
  'paper_answers.entries',
] as const

/** The reads of answers on paper, to questions of levels and to own problems. */
export function paperRounds(db: Kysely<Tables>) {
  const inClass = prepared((given: { classId: string; since: number; atMost: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('paper_answers', 'paper_answers.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('paper_answers.made_at', '>=', given.since)
      .limit(given.atMost)
      .select(columns),
  )
  const ofStudent = prepared((given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('paper_answers')
      .where('student_id', '=', given.studentId)
      .where('made_at', '>=', given.since)
      .orderBy('made_at', 'desc')
      .limit(given.atMost)
      .select(columns),
  )
  const newest = prepared((given: { studentId: string }) =>
    db
      .selectFrom('paper_answers')
      .where('student_id', '=', given.studentId)
      .where('answers', '>', sql.lit(0))
      .orderBy('made_at', 'desc')
      .limit(sql.lit(1))
      .select('made_at'),
  )
  const readInClass = classRounds(db, inClass, ofStudent)
  return {
    /** Returns the answers on paper of a class's students since a time, in no order. */
    async inClass(classId: string, since: number, most?: MostRounds): Promise<StoredPlay[]> {
      return (await readInClass(classId, since, most)).map(paperRound)
    },

    /** Returns the newest answers on paper of a student since a time. */
    async ofStudent(studentId: string, since: number, atMost = mostRounds.ofStudent): Promise<StoredPlay[]> {
      return (await ofStudent(db, { studentId, since, atMost })).map(paperRound)
    },

    /** Returns the time of a student's last answers on paper, or null if there are none. */
    async lastAt(studentId: string): Promise<number | null> {
      const [row] = await newest(db, { studentId })
      return row ? row.made_at : null
    },
  }
}

type PaperRow = Pick<
  Tables['paper_answers'],
  | 'student_id'
  | 'teacher_id'
  | 'worksheet_id'
  | 'operation'
  | 'level_id'
  | 'made_at'
  | 'answers'
  | 'right_answers'
  | 'entries'
>

function paperRound(row: PaperRow): StoredPlay {
  const key = [row.operation, row.level_id] as const
  return {
    studentId: row.student_id,
    roundId: paperRoundId({ teacherId: row.teacher_id, worksheetId: row.worksheet_id, key }),
    operation: row.operation,
    levelId: row.level_id,
    madeAt: row.made_at,
    answers: row.answers,
    rightAnswers: row.right_answers,
    // Nobody measures how long a child works on paper.
    busy: 0,
    entries: row.entries,
  }
}

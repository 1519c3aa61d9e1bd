import { type Kysely, sql } from 'kysely'
import { operations, type PaperMark, type PlayableKind } from '#maths'
import type { PaperSummary } from '#maths/insight'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { PaperKey } from '../insight/paper-rounds.ts'
import type { LevelKey } from '../rounds/answered-rounds.ts'
import { readJson } from '../rounds/stored-round.ts'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'

/** The marks of one part of a student's worksheet, in the order of its questions. */
export interface MarkedPart extends PaperKey, PaperSummary {
  readonly studentId: string
  /** Noon of the day that the teacher named, in epoch milliseconds. */
  readonly madeAt: number
  readonly marks: readonly PaperMark[]
  /** The merged account whose id deals the questions (`store/students/merges.ts`). Null for the student's own. */
  readonly dealtAs: string | null
}

/** The marks of a whole sheet of a student. */
export interface SheetMarks
  extends Pick<MarkedPart, 'studentId' | 'madeAt'>,
    Pick<PaperKey, 'teacherId' | 'worksheetId'> {
  readonly classId: string
  readonly markedBy: string
  readonly parts: readonly (PaperSummary & Pick<MarkedPart, 'key' | 'marks'>)[]
}

/** The row of a part, with the class in which it is marked. */
type GivenRow = Omit<Tables['paper_answers'], 'dealt_as'> & { readonly class_id: string }

const keyColumns = ['student_id', 'teacher_id', 'worksheet_id', 'operation', 'level_id'] as const
const markColumns = ['made_at', 'marks', 'answers', 'right_answers', 'entries', 'marked_by', 'marked_at'] as const
const givenColumns = {
  ...({ student_id: 'text', teacher_id: 'text', worksheet_id: 'text', operation: 'text', level_id: 'text' } as const),
  ...({ made_at: 'bigint', marks: 'text', answers: 'integer', right_answers: 'integer', entries: 'text' } as const),
  ...({ marked_by: 'text', marked_at: 'bigint', class_id: 'text' } as const),
}

/** The marks of worksheets, as teachers enter and read them. */
export function createPaperAnswers(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  const insert = prepared(({ rows }: { rows: string }) =>
    db
      .insertInto('paper_answers')
      .columns([...keyColumns, ...markColumns])
      .expression(
        db
          .selectFrom(jsonRows<GivenRow>(db, givenColumns, rows))
          // A student who has left the class or was erased meanwhile gets no marks.
          .innerJoin('memberships', (join) =>
            join
              .onRef('memberships.student_id', '=', 'given.student_id')
              .onRef('memberships.class_id', '=', 'given.class_id'),
          )
          // All processes lock rows in the same order.
          .orderBy('given.operation')
          .orderBy('given.level_id')
          .where(sql<boolean>`true`)
          .select([...keyColumns, ...markColumns].map((name) => `given.${name}` as const)),
      )
      .onConflict((conflict) =>
        conflict
          .columns(keyColumns)
          .doUpdateSet((row) => Object.fromEntries(markColumns.map((name) => [name, row.ref(`excluded.${name}`)])))
          // The same marks again change nothing.
          .where((row) =>
            row.or([
              row('paper_answers.marks', '!=', row.ref('excluded.marks')),
              row('paper_answers.made_at', '!=', row.ref('excluded.made_at')),
            ]),
          ),
      )
      .returning('level_id'),
  )
  const ofSheet = prepared((given: { classId: string; teacherId: string; worksheetId: string }) =>
    db
      .selectFrom('memberships')
      .innerJoin('paper_answers', 'paper_answers.student_id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .where('paper_answers.teacher_id', '=', given.teacherId)
      .where('paper_answers.worksheet_id', '=', given.worksheetId)
      .selectAll('paper_answers'),
  )
  const allAnswered = (studentId: string) =>
    db.selectFrom('paper_answers').where('student_id', '=', studentId).where('answers', '>', sql.lit(0))
  const answered = (studentId: string) => allAnswered(studentId).where('operation', 'in', operations)
  const group: PlayableKind = 'set'
  const answeredOfSets = (studentId: string) => allAnswered(studentId).where('operation', '=', group)
  return {
    /** Stores the marks of a student's sheet in place of earlier ones, if the student is in the class. */
    async save({ parts, studentId, teacherId, worksheetId, classId, madeAt, markedBy }: SheetMarks): Promise<void> {
      const about = { student_id: studentId, teacher_id: teacherId, worksheet_id: worksheetId, class_id: classId }
      const marked = { made_at: madeAt, marked_by: markedBy, marked_at: clock() }
      const rows = parts.map(({ key: [operation, levelId], marks, answers, rightAnswers, entries }): GivenRow => {
        const summary = { marks: JSON.stringify(marks), answers, right_answers: rightAnswers, entries }
        return { ...about, operation, level_id: levelId, ...marked, ...summary }
      })
      const stored = await insert(db, { rows: JSON.stringify(rows) })
      if (stored.length > 0) announce.ofStudent(studentId, null)
    },

    /** Returns the marks of a worksheet of all students of a class, in no order. */
    async ofSheet(classId: string, sheet: Pick<PaperKey, 'teacherId' | 'worksheetId'>): Promise<MarkedPart[]> {
      return (await ofSheet(db, { classId, ...sheet })).map(markedPart)
    },

    /** Returns the account whose id deals the sheet of a student. */
    async dealtAs(studentId: string, { teacherId, worksheetId }: Pick<PaperKey, 'teacherId' | 'worksheetId'>) {
      const row = await db
        .selectFrom('paper_answers')
        .where('student_id', '=', studentId)
        .where('teacher_id', '=', teacherId)
        .where('worksheet_id', '=', worksheetId)
        .select('dealt_as')
        .limit(1)
        .executeTakeFirst()
      return row?.dealt_as ?? studentId
    },

    /** Returns a student's answers on paper to questions of levels, of one level or of all, the newest first. */
    async newest(studentId: string, level: LevelKey | null, atMost: number): Promise<MarkedPart[]> {
      const newest = answered(studentId).orderBy('made_at', 'desc').limit(atMost).selectAll()
      // All marks of a day have the same time.
      const all = keyColumns.reduce((rows, column) => rows.orderBy(column), newest)
      const rows = await (level
        ? all.where('operation', '=', level.operation).where('level_id', '=', level.levelId)
        : all
      ).execute()
      return rows.map(markedPart)
    },

    /**
     * Returns the answered parts with own problems on the worksheets of these parts, the newest first. A part that is
     * on one of these worksheets and has the key of another one is there too.
     */
    async newestOfSets(studentId: string, parts: readonly PaperKey[], atMost: number): Promise<MarkedPart[]> {
      if (parts.length === 0) return []
      const [worksheets, levels] = [parts.map((part) => part.worksheetId), parts.map(({ key }) => key[1])]
      const rows = await answeredOfSets(studentId)
        .where('worksheet_id', 'in', [...new Set(worksheets)])
        .where('level_id', 'in', [...new Set(levels)])
        // A worksheet may have several sets, and all its answers have the same time.
        .orderBy('made_at', 'desc')
        .orderBy('worksheet_id')
        .orderBy('level_id')
        .limit(atMost)
        .selectAll()
        .execute()
      return rows.map(markedPart)
    },

    /** Returns the parts of worksheets with own problems that a student has answered, in no order. */
    async partsOfSets(studentId: string): Promise<PaperKey[]> {
      const rows = await answeredOfSets(studentId)
        .select([...keyColumns])
        .execute()
      return rows.map((row) => ({
        ...{ teacherId: row.teacher_id, worksheetId: row.worksheet_id },
        key: [row.operation, row.level_id],
      }))
    },

    /** Returns the levels of which a student has answered a question on paper, in no order. */
    async levels(studentId: string): Promise<LevelKey[]> {
      const rows = await answered(studentId).select(['operation', 'level_id']).distinct().execute()
      return rows.map((row) => ({ operation: operationOf(row), levelId: row.level_id }))
    },

    /** Returns the marked parts behind another one in the order of the primary key, for `npm run rebuild`. */
    async page(behind: MarkedPart | null, atMost: number): Promise<MarkedPart[]> {
      const all = db.selectFrom('paper_answers').selectAll().limit(atMost)
      const ordered = keyColumns.reduce((rows, column) => rows.orderBy(column), all)
      const rows = await (behind
        ? ordered.where(({ eb, refTuple, tuple }) => {
            const {
              studentId,
              teacherId,
              worksheetId,
              key: [operation, levelId],
            } = behind
            return eb(refTuple(...keyColumns), '>', tuple(studentId, teacherId, worksheetId, operation, levelId))
          })
        : ordered
      ).execute()
      return rows.map(markedPart)
    },

    /** Writes the columns that follow from the marks, unless a teacher has changed the marks since. */
    async write({ marks, studentId, teacherId, worksheetId, key }: MarkedPart, summary: PaperSummary) {
      const [operation, levelId] = key
      const { answers, rightAnswers, entries } = summary
      await db
        .updateTable('paper_answers')
        .set({ answers, right_answers: rightAnswers, entries })
        .where('student_id', '=', studentId)
        .where('teacher_id', '=', teacherId)
        .where('worksheet_id', '=', worksheetId)
        .where('operation', '=', operation)
        .where('level_id', '=', levelId)
        .where('marks', '=', JSON.stringify(marks))
        .execute()
    },

    /** Returns the answers on paper of a student with this key, or null if there are none. */
    async select(studentId: string, { teacherId, worksheetId, key }: PaperKey): Promise<MarkedPart | null> {
      const [operation, levelId] = key
      const row = await db
        .selectFrom('paper_answers')
        .where('student_id', '=', studentId)
        .where('teacher_id', '=', teacherId)
        .where('worksheet_id', '=', worksheetId)
        .where('operation', '=', operation)
        .where('level_id', '=', levelId)
        .selectAll()
        .executeTakeFirst()
      return row ? markedPart(row) : null
    },
  }
}

export function markedPart(row: Tables['paper_answers']): MarkedPart {
  return {
    ...{ studentId: row.student_id, teacherId: row.teacher_id, worksheetId: row.worksheet_id },
    ...{ key: [row.operation, row.level_id] as const, madeAt: row.made_at },
    // Damaged marks are none.
    marks: (readJson(row.marks) ?? []) as PaperMark[],
    dealtAs: row.dealt_as,
    ...{ answers: row.answers, rightAnswers: row.right_answers, entries: row.entries },
  }
}

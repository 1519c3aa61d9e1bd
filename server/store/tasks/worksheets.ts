import type { Kysely } from 'kysely'
import type { Worksheet, WorksheetLayout } from '#contract'
import type { QuestionCount } from '#maths'
import { drawSheetCode } from '../classes/class-code.ts'
import { isCurrent } from '../classes/class-roles.ts'
import type { Clock } from '../clock.ts'
import { readJson } from '../rounds/stored-round.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { storedContent } from '../tasks/stored-parts.ts'

export interface StoredWorksheet extends Worksheet {
  readonly classId: string
}

/** A worksheet of a class, with its maker and the time when it was made. */
export interface ClassWorksheet extends StoredWorksheet {
  readonly teacherId: string
  readonly createdAt: number
}

/** A worksheet that a teacher may see. */
export interface FoundWorksheet extends StoredWorksheet {
  /** The class with its code and name, or null if the teacher does not teach it. */
  readonly classroom: { readonly id: string; readonly code: string; readonly name: string } | null
}

export type NewWorksheet = Omit<StoredWorksheet, 'code'> & { readonly teacherId: string }

export function createWorksheets(db: Kysely<Tables>, clock: Clock, drawCode: () => string = drawSheetCode) {
  const byId = prepared((given: { teacherId: string; id: string }) =>
    db.selectFrom('worksheets').where('teacher_id', '=', given.teacherId).where('id', '=', given.id).selectAll(),
  )
  const withCode = prepared((given: { code: string }) =>
    db.selectFrom('worksheets').where('code', '=', given.code).select('id'),
  )
  const countOf = prepared((given: { teacherId: string }) =>
    db
      .selectFrom('worksheets')
      .where('teacher_id', '=', given.teacherId)
      .select((row) => row.fn.countAll<number>().as('count')),
  )
  const seenBy = prepared((given: { teacherId: string; code: string; now: number }) =>
    db
      .selectFrom('worksheets')
      .leftJoin('class_teachers', (join) =>
        join
          .onRef('class_teachers.class_id', '=', 'worksheets.class_id')
          .on('class_teachers.teacher_id', '=', given.teacherId)
          .on(isCurrent(given.now)),
      )
      .leftJoin('classrooms', 'classrooms.id', 'class_teachers.class_id')
      .where('worksheets.code', '=', given.code)
      .where((row) =>
        row.or([
          row('worksheets.teacher_id', '=', given.teacherId),
          row('class_teachers.teacher_id', '=', given.teacherId),
        ]),
      )
      .selectAll('worksheets')
      .select(['classrooms.id as taught_id', 'classrooms.code as class_code', 'classrooms.name as class_name']),
  )

  const ofClass = prepared((given: { classId: string; code: string }) =>
    db.selectFrom('worksheets').where('code', '=', given.code).where('class_id', '=', given.classId).selectAll(),
  )
  const newest = prepared((given: { classId: string; atMost: number }) =>
    db
      .selectFrom('worksheets')
      .where('class_id', '=', given.classId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(given.atMost)
      .selectAll(),
  )

  /** Draws codes until one is free. Two sheets would need the same one of 32^8 codes at the same moment. */
  async function freeCode(): Promise<string> {
    for (;;) {
      const code = drawCode()
      if ((await withCode(db, { code })).length === 0) return code
    }
  }

  return {
    async select(teacherId: string, id: string): Promise<StoredWorksheet | null> {
      const [row] = await byId(db, { teacherId, id })
      return row ? storedWorksheet(row) : null
    },

    /** Returns the worksheet with a code where the teacher has made it or teaches its class. */
    async selectByCode(teacherId: string, code: string): Promise<FoundWorksheet | null> {
      const [row] = await seenBy(db, { teacherId, code, now: clock() })
      if (!row) return null
      const { taught_id: id, class_code, class_name } = row
      const classroom = id === null ? null : { id, code: class_code ?? '', name: class_name ?? '' }
      return { ...storedWorksheet(row), classroom }
    },

    /** Returns the worksheet with a code where it was made for the class. */
    async selectInClass(classId: string, code: string): Promise<ClassWorksheet | null> {
      const [row] = await ofClass(db, { classId, code })
      return row ? classWorksheet(row) : null
    },

    /** Returns the newest worksheets of a class, the newest first. */
    async listOf(classId: string, atMost: number): Promise<ClassWorksheet[]> {
      return (await newest(db, { classId, atMost })).map(classWorksheet)
    },

    /** Returns the worksheets of a class, each as its maker and its id. */
    async idsOf(classId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('worksheets')
        .where('class_id', '=', classId)
        .select(['teacher_id', 'id'])
        .execute()
      return new Set(rows.map(({ teacher_id, id }) => `${teacher_id} ${id}`))
    },

    /** Returns the rows of all worksheets of a class, the oldest first. */
    async rowsOf(classId: string): Promise<Tables['worksheets'][]> {
      const all = db.selectFrom('worksheets').where('class_id', '=', classId)
      return all.orderBy('created_at').orderBy('id').selectAll().execute()
    },

    async countOfTeacher(teacherId: string): Promise<number> {
      const [row] = await countOf(db, { teacherId })
      return Number(row?.count ?? 0)
    },

    /** Stores a worksheet under a new code. Does nothing if the teacher has one with its id. */
    async create({ teacherId, id, classId, title, content, count, isForEach, rules, layout }: NewWorksheet) {
      const texts = { content: JSON.stringify(content), layout: JSON.stringify(layout) }
      const numbers = { questions: count, for_each: Number(isForEach), rules, created_at: clock() }
      await db
        .insertInto('worksheets')
        .values({ teacher_id: teacherId, id, code: await freeCode(), class_id: classId, title, ...texts, ...numbers })
        .onConflict((conflict) => conflict.columns(['teacher_id', 'id']).doNothing())
        .execute()
    },
  }
}

const classWorksheet = (row: Tables['worksheets']): ClassWorksheet => ({
  ...storedWorksheet(row),
  teacherId: row.teacher_id,
  createdAt: row.created_at,
})

function storedWorksheet(row: Tables['worksheets']): StoredWorksheet {
  return {
    id: row.id,
    code: row.code,
    classId: row.class_id,
    title: row.title,
    content: storedContent(row.content),
    count: row.questions as QuestionCount,
    isForEach: row.for_each === 1,
    rules: row.rules,
    layout: readJson(row.layout) as WorksheetLayout,
  }
}

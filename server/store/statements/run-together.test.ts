import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import type { Tables } from '../schema.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { jsonRows } from './json-rows.ts'
import { prepared } from './prepared.ts'
import { runTogether } from './run-together.ts'

type Membership = Tables['memberships']

onBothEngines((opened) => {
  /** Statements that insert memberships of a class and read the class. */
  function statements() {
    const columns = { student_id: 'text', class_id: 'text', joined_at: 'bigint' } as const
    const names = Object.keys(columns) as (keyof typeof columns)[]
    const insert = prepared(({ rows }: { rows: string }) =>
      opened.db
        .insertInto('memberships')
        .columns(names)
        .expression(opened.db.selectFrom(jsonRows<Membership>(opened.db, columns, rows)).select(names))
        .returning(['student_id', 'joined_at']),
    )
    const read = prepared(({ classId }: { classId: string }) =>
      opened.db.selectFrom('memberships').where('class_id', '=', classId).select('student_id').orderBy('student_id'),
    )
    return { insert, read }
  }

  const rowsOf = (classId: string, ...students: string[]) =>
    JSON.stringify(students.map((student_id, joined_at) => ({ student_id, class_id: classId, joined_at })))
  const stored = async (classId: string) => statements().read(opened.db, { classId })

  test('statements that are accepted are committed, and each sees what the one before it wrote', async () => {
    const { insert, read } = statements()
    const classId = randomUUID()
    const { rows, isCommitted } = await runTogether(
      opened.db,
      { inserted: insert.with({ rows: rowsOf(classId, 'ana', 'Tāne “7” 🥝') }), all: read.with({ classId }) },
      ({ inserted }) => inserted.length === 2,
    )
    expect(isCommitted).toBe(true)
    expect(rows.inserted).toContainEqual({ student_id: 'Tāne “7” 🥝', joined_at: 1 })
    expect(rows.all).toHaveLength(2)
    expect(await stored(classId)).toEqual(rows.all)
  })

  test('statements that are refused change nothing, and their rows are returned', async () => {
    const { insert } = statements()
    const classId = randomUUID()
    const { rows, isCommitted } = await runTogether(
      opened.db,
      { inserted: insert.with({ rows: rowsOf(classId, 'ana') }) },
      () => false,
    )
    expect(isCommitted).toBe(false)
    expect(rows.inserted).toEqual([{ student_id: 'ana', joined_at: 0 }])
    expect(await stored(classId)).toEqual([])
  })

  test('a statement that fails takes back the ones before it, and the connection goes on working', async () => {
    const { insert, read } = statements()
    const classId = randomUUID()
    const failing = runTogether(
      opened.db,
      {
        first: insert.with({ rows: rowsOf(classId, 'ana') }),
        second: insert.with({ rows: rowsOf(classId, 'ben', 'ben') }),
        third: read.with({ classId }),
      },
      () => true,
    )
    await expect(failing).rejects.toThrow(/unique|duplicate/i)
    expect(await stored(classId)).toEqual([])
    const again = { inserted: insert.with({ rows: rowsOf(classId, 'ben') }) }
    expect(await runTogether(opened.db, again, () => true)).toMatchObject({ isCommitted: true })
  })

  test('where a refusal explains a later failure, the failure is not thrown', async () => {
    const { insert } = statements()
    const classId = randomUUID()
    const refused = await runTogether(
      opened.db,
      {
        first: insert.with({ rows: rowsOf(classId, 'ana') }),
        second: insert.with({ rows: rowsOf(classId, 'ana') }),
      },
      ({ first }) => first.length === 2,
    )
    expect(refused).toMatchObject({ isCommitted: false, rows: { first: [{ student_id: 'ana' }], second: [] } })
    expect(await stored(classId)).toEqual([])
  })

  test('nothing is written where the transaction cannot begin', async ({ skip }) => {
    skip(opened.database.databaseUrl !== undefined, 'Only SQLite refuses to begin while another connection writes.')
    const { insert } = statements()
    const classId = randomUUID()
    const other = await openDatabase(opened.database)
    await opened.db.connection().execute((db) => db.executeQuery(CompiledQuery.raw('pragma busy_timeout = 0')))
    try {
      await other.transaction().execute(async (trx) => {
        await trx.insertInto('memberships').values({ student_id: 'cy', class_id: 'other', joined_at: 0 }).execute()
        const busy = runTogether(opened.db, { inserted: insert.with({ rows: rowsOf(classId, 'ana') }) }, () => true)
        await expect(busy).rejects.toThrow(/locked/)
      })
    } finally {
      await other.destroy()
    }
    expect(await stored(classId)).toEqual([])
  })

  test('no rows to insert is no error', async () => {
    const { insert } = statements()
    expect(await insert(opened.db, { rows: '[]' })).toEqual([])
  })
})

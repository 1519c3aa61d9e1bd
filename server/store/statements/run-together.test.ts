import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
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

  test('statements are committed together, and each sees what the one before it wrote', async () => {
    const { insert, read } = statements()
    const classId = randomUUID()
    const [inserted, all] = await runTogether(opened.db, [
      insert.with({ rows: rowsOf(classId, 'ana', 'Tāne “7” 🥝') }),
      read.with({ classId }),
    ])
    expect(inserted).toContainEqual({ student_id: 'Tāne “7” 🥝', joined_at: 1 })
    expect(all).toHaveLength(2)
    expect(await stored(classId)).toEqual(all)
  })

  test('a statement that fails takes back the ones before it, and the connection goes on working', async () => {
    const { insert, read } = statements()
    const classId = randomUUID()
    const failing = () =>
      runTogether(opened.db, [
        insert.with({ rows: rowsOf(classId, 'ana') }),
        insert.with({ rows: rowsOf(classId, 'ben', 'ben') }),
        read.with({ classId }),
      ])
    for (let i = 0; i < 3; i++) await expect(failing()).rejects.toThrow(/unique|duplicate/i)
    expect(await stored(classId)).toEqual([])
    const [inserted] = await runTogether(opened.db, [insert.with({ rows: rowsOf(classId, 'ben') })])
    expect(inserted).toHaveLength(1)
  })

  test('a statement whose first use fails runs at its next use', async () => {
    const { insert } = statements()
    const classId = randomUUID()
    for (let i = 0; i < 3; i++) {
      await expect(runTogether(opened.db, [insert.with({ rows: 'no JSON' })])).rejects.toThrow(/json/i)
      await expect(insert(opened.db, { rows: 'no JSON' })).rejects.toThrow(/json/i)
    }
    expect(await insert(opened.db, { rows: rowsOf(classId, 'ana') })).toHaveLength(1)
    const [inserted] = await runTogether(opened.db, [insert.with({ rows: rowsOf(classId, 'ben') })])
    expect(inserted).toHaveLength(1)
  })

  test('no rows to insert is no error', async () => {
    const { insert } = statements()
    expect(await insert(opened.db, { rows: '[]' })).toEqual([])
  })
})

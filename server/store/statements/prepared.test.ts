import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tables } from '../schema.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { jsonRows } from './json-rows.ts'
import { prepared, runTogether } from './prepared.ts'

type Membership = Tables['memberships']

onBothEngines((opened) => {
  const memberships = () => opened.db.selectFrom('memberships').select(['student_id', 'joined_at'])

  test('a prepared statement runs with the values of each call', async () => {
    const rows = ['mia', 'ben'].map((student_id, joined_at) => ({ student_id, class_id: 'a class', joined_at }))
    await opened.db.insertInto('memberships').values(rows).execute()
    const since = prepared((given: { id: string; time: number }) =>
      memberships()
        .where('class_id', '=', 'a class')
        .where('student_id', '=', given.id)
        .where('joined_at', '>=', given.time),
    )
    expect(await since(opened.db, { id: 'ben', time: 0 })).toEqual([{ student_id: 'ben', joined_at: 1 }])
    expect(await since(opened.db, { id: 'mia', time: 0 })).toEqual([{ student_id: 'mia', joined_at: 0 }])
    expect(await since(opened.db, { id: 'mia', time: 1 })).toEqual([])
  })

  test('a statement that computes with a value is refused when it is built', () => {
    const doubled = () => prepared((given: { time: number }) => memberships().where('joined_at', '>=', given.time * 2))
    expect(doubled).toThrow('not handed on to the statement: time')
    const quoted = () => prepared((given: { id: string }) => memberships().where('student_id', '=', `${given.id}`))
    expect(quoted).toThrow('not handed on to the statement: id')
  })

  test('a statement that leaves a value out is refused when it is built', () => {
    const forgetful = (given: { id: string; time: number }) => {
      const { id, time } = given
      return time ? memberships().where('student_id', '=', id) : memberships()
    }
    expect(() => prepared(forgetful)).toThrow('not handed on to the statement: time')
  })

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

import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { prepared } from './prepared.ts'

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
})

import { expect, test } from 'vitest'
import { playUntil } from './play-until.ts'
import { onBothEngines } from './test/on-engines.ts'
import { newClaims } from './test/samples.ts'

onBothEngines((opened) => {
  test('the play until a time leaves out problems that were solved later, and later right answers', async () => {
    const student_id = newClaims().id
    const set = { student_id, teacher_id: 'hana', set_id: 'hops' }
    const solved = [
      { problem: 'once', solved_at: 10, last_solved_at: 10 },
      { problem: 'again before', solved_at: 10, last_solved_at: 20 },
      { problem: 'again later', solved_at: 10, last_solved_at: 21 },
      { problem: 'later', solved_at: 21, last_solved_at: 21 },
    ]
    await opened.db
      .insertInto('solved_problems')
      .values(solved.map((one) => ({ ...set, ...one })))
      .execute()
    const rows = await playUntil(opened.db, 20, 'room')
      .selectFrom('solved_problems')
      .where('student_id', '=', student_id)
      .orderBy('problem')
      .select(['problem', 'solved_at', 'last_solved_at'])
      .execute()
    expect(rows).toEqual([
      { problem: 'again before', solved_at: 10, last_solved_at: 20 },
      { problem: 'again later', solved_at: 10, last_solved_at: 10 },
      { problem: 'once', solved_at: 10, last_solved_at: 10 },
    ])
  })
})

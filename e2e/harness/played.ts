/** What students have done before a journey begins: real moves, sent over the API. */
import { randomUUID } from 'node:crypto'
import { currentRules, type Operation } from '#maths'
import { movesOf } from '../../server/test/moves.ts'
import type { Student } from './people.ts'

/** A visit to a level with so many right answers running. */
export async function played(student: Student, operation: Operation, levelId: string, streak: number): Promise<void> {
  const round = randomUUID()
  const moves = await movesOf(student.browser.account, round, levelId, Array(streak).fill('right'), operation)
  await student.browser.call('POST /api/rounds/{round}/moves', {
    ...{ round, operation, levelId, rules: currentRules.version },
    moves,
  })
}

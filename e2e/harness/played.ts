/** Progress that students have before a journey begins: real moves, sent by the API. */
import { randomUUID } from 'node:crypto'
import { type Bests, currentRules, type Operation, playableSet } from '#maths'
import { type AnswerStep, movesOf, movesOn } from '../../server/test/moves.ts'
import { slipSteps } from '../../server/test/slip-steps.ts'
import type { Student } from './people.ts'

/**
 * Saves a round with these answers, or with this number of right ones in a row, `thinking` milliseconds apart. The last
 * answer was given `age` milliseconds ago.
 */
export async function played(
  student: Student,
  operation: Operation,
  levelId: string,
  answers: number | readonly AnswerStep[],
  { thinking = 800, age = 0 } = {},
): Promise<void> {
  const round = randomUUID()
  const steps = typeof answers === 'number' ? Array<AnswerStep>(answers).fill('right') : answers
  const moves = await movesOf(student.browser.account, round, levelId, steps, operation, currentRules, thinking)
  await student.browser.call('POST /api/rounds/{round}/moves', {
    ...{ round, operation, levelId, rules: currentRules.version },
    moves,
    age,
  })
}

/** Saves a round of a set with these answers. More than one is only for a task that began some time ago. */
export async function playedSet(
  { browser }: Student,
  ids: { readonly task: string; readonly set: string },
  steps: readonly AnswerStep[],
): Promise<void> {
  const round = randomUUID()
  const { set, problems } = await browser.call('GET /api/tasks/{task}/sets/{set}', ids)
  const ref = { kind: 'set' as const, set: { ...set, leftOut: [] } }
  const moves = movesOn(playableSet(ref, problems, currentRules)!, browser.account, round, steps)
  await browser.call('POST /api/rounds/{round}/moves', {
    ...{ round, set: ref.set, rules: currentRules.version, moves, age: 0 },
  })
}

/** Saves two rounds, of two days, in which the students follow a slip. So they are a group of Insight. */
export async function followed(
  students: readonly Student[],
  operation: Operation,
  levelId: string,
  slip: string,
): Promise<void> {
  const steps = await slipSteps(operation, levelId, slip, 5)
  for (const student of students)
    for (const age of [48 * 3_600_000, 0]) await played(student, operation, levelId, steps, { thinking: 2000, age })
}

/** Returns the student's best streaks as the server has them, by operation and level. */
export async function streaksOf({ browser }: Student): Promise<Record<string, Record<string, number>>> {
  const { bests } = await browser.call('GET /api/progress', {})
  const streaks = (of: Bests = {}) => Object.fromEntries(Object.entries(of).map(([id, { streak }]) => [id, streak]))
  return Object.fromEntries(Object.entries(bests).map(([operation, of]) => [operation, streaks(of)]))
}

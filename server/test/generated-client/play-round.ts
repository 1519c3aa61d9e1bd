/**
 * A round as another program would play it, with a client that was generated from our OpenAPI description. The test in
 * server/http/openapi-client.app.test.ts writes `client.ts` beside a copy of this file and checks the types of both.
 */
import { ok } from '@oazapfts/runtime'
import * as client from './client.ts'

export interface Visit {
  readonly url: string
  /** The cookies of a signed-in account without a record. */
  readonly cookies: string
  readonly account: client.AccountId
  readonly round: client.Id
  readonly levelId: client.LevelId
  /** Moves of a round of addition. */
  readonly moves: client.Move[]
}

/** Registers the account as a student, saves the moves one after the other, and returns each response. */
export async function playRound({ url, cookies, account, round, levelId, moves }: Visit) {
  client.defaults.baseUrl = url
  client.defaults.headers = { Cookie: cookies }
  const caller = { solveitAccount: account }
  const registration: client.Registration = { role: 'student', firstName: 'Mia', lastName: 'Chen' }
  const registered = await ok(client.register({ ...caller, registration }))
  const classes = await ok(client.listMemberships(caller))
  const saved = []
  for (const move of moves) {
    const body = { operation: 'addition', levelId, rules: 1, moves: [move] } as const
    saved.push(await ok(client.saveMoves({ ...caller, round, body: { ...body, moves: [move] } })))
  }
  const progress = await ok(client.getProgress(caller))
  const ofTeacher = await client.listClasses(caller)
  const refusal = ofTeacher.status === 403 ? ofTeacher.data.problem : undefined
  return { registered, classes, saved, progress, refusal }
}

/** The compiler finds mistakes in calls of the client. */
export function mistakes(caller: { solveitAccount: string }, round: string, move: client.Move) {
  const rules = 1
  return [
    // @ts-expect-error There is no such operation.
    () => client.saveMoves({ ...caller, round, body: { operation: 'algebra', levelId: '1.1', rules, moves: [move] } }),
    // @ts-expect-error The level is missing.
    () => client.saveMoves({ ...caller, round, body: { operation: 'addition', rules, moves: [move] } }),
    // @ts-expect-error A teacher's form has more fields.
    () => client.register({ ...caller, registration: { role: 'teacher', firstName: 'Hana', lastName: 'Parata' } }),
    // @ts-expect-error The request names no account.
    () => client.getProgress({}),
  ]
}

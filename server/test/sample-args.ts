import { randomUUID } from 'node:crypto'
import type { Args, Key } from '#contract'
import { currentRules } from '#maths'

/** What the sample arguments speak of. */
export interface Scene {
  readonly code: string
  readonly student: string
  readonly roundId: string
  /** Of the student's progress in addition 1.3; there is progress in addition 1.2 as well. */
  readonly removal: string
}

/** Good arguments for every endpoint: an endpoint that is added must say here how it is called. */
export const sampleArgs: { readonly [K in Key]: (scene: Scene) => Args<K> } = {
  'GET /api/session': () => ({}),
  'DELETE /api/session': () => ({}),
  'PUT /api/student': () => ({ firstName: 'Mia', lastName: 'Chen' }),
  'PUT /api/teacher': () => ({
    firstName: 'Hana',
    lastName: 'Parata',
    school: 'Kauri',
    country: 'NZ',
    ageRange: '5 to 13',
  }),
  'GET /api/classes': () => ({}),
  'POST /api/classes': () => ({ id: randomUUID(), name: 'Room 6' }),
  'PATCH /api/classes/{code}': ({ code }) => ({ code, name: 'Room 7' }),
  'DELETE /api/classes/{code}': ({ code }) => ({ code }),
  'GET /api/classes/{code}/students': ({ code }) => ({ code }),
  'GET /api/classes/{code}/events': ({ code }) => ({ code }),
  'GET /api/classes/{code}/overview': ({ code }) => ({ code, operation: 'addition' }),
  'PATCH /api/classes/{code}/students/{student}': ({ code, student }) => ({
    code,
    student,
    firstName: 'Āwhina',
    lastName: 'Chen',
  }),
  'DELETE /api/classes/{code}/students/{student}': ({ code, student }) => ({ code, student, removal: randomUUID() }),
  'GET /api/classes/{code}/students/{student}/progress': ({ code, student }) => ({
    code,
    student,
    operation: 'addition',
  }),
  'DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}': ({ code, student }) => ({
    code,
    student,
    operation: 'addition',
    levelId: '1.2',
    removal: randomUUID(),
  }),
  'POST /api/classes/{code}/removals/{removal}/undo': ({ code, student, removal }) => ({ code, student, removal }),
  'GET /api/memberships': () => ({}),
  'POST /api/memberships': ({ code }) => ({ code }),
  'DELETE /api/memberships/{code}': ({ code }) => ({ code }),
  'GET /api/progress': () => ({}),
  // Every student may turn the timer on first. Answers would depend on the account, because its questions do.
  'POST /api/rounds/{round}/moves': ({ roundId }) => ({
    round: roundId,
    operation: 'timestable',
    levelId: '1.1',
    rules: currentRules.version,
    moves: [{ kind: 'timer', number: 1, at: 0, on: true }],
  }),
}

import type { Problem, ProblemBody } from '#contract'

/** A problem that a handler throws. app.ts responds with it and with the status of its kind. */
export class ApiProblem extends Error {
  readonly body: ProblemBody

  constructor(problem: Problem, message: string, more: Pick<ProblemBody, 'fields' | 'expected'> = {}) {
    super(message)
    this.body = { problem, message, ...more }
  }
}

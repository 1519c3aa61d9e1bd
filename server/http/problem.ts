import type { Problem, ProblemBody } from '#contract'

/** What a handler throws to answer with a problem; app.ts answers with the status of its kind. */
export class ApiProblem extends Error {
  readonly body: ProblemBody

  constructor(problem: Problem, message: string, more: Pick<ProblemBody, 'fields' | 'expected'> = {}) {
    super(message)
    this.body = { problem, message, ...more }
  }
}

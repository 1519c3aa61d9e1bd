import type { Problem, ProblemBody } from '#contract'

/** A problem that a handler throws. app.ts responds with it and with the status of its kind. */
export class ApiProblem extends Error {
  readonly body: ProblemBody

  constructor(problem: Problem, message: string, more: Pick<ProblemBody, 'fields' | 'expected'> = {}) {
    super(message)
    this.body = { problem, message, ...more }
  }
}

type Field = NonNullable<ProblemBody['fields']>[number]

/** Returns the problem of a request with refused fields. */
export const invalidFields = (fields: readonly Field[]) =>
  new ApiProblem('invalid', 'This is not what the endpoint expects', { fields: [...fields] })

/** Returns the problem of a request with one refused field. The path is empty for the whole body. */
export const invalidField = (path: string, message: string) => invalidFields([{ path, message }])

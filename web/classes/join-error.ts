import { ApiError } from '../api/call.ts'

/** The message of a join form about a failed try (docs/product/accounts-and-classes.md, "Joining"). */
export function joinErrorOf(error: Error): string {
  return error instanceof ApiError && error.problem === 'notFound' ? 'Invalid class code' : 'Failed to join classroom'
}

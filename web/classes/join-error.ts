import { ApiError } from '../api/call.ts'

/** What a join form says of a failed try (specification 1, section 5). */
export function joinErrorOf(error: Error): string {
  return error instanceof ApiError && error.problem === 'notFound' ? 'Invalid class code' : 'Failed to join classroom'
}

/** The teacher's own classes. Every page of a class finds the id of the class in it by its code. */
import './tagged-responses.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../client/call.ts'
import { takePreloaded } from '../client/preloaded-responses.ts'
import { classKeys } from './class-keys.ts'

export const classList = queryOptions({
  queryKey: classKeys.all,
  queryFn: async () => (await takePreloaded('classes')) ?? (await call('GET /api/classes', {})),
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * Returns the id of a class, which never changes, from the cached list or a new one. Throws what the list throws, and
 * `notFound` for a code that is not in the list, as the server does for an unknown class.
 */
export async function findClassId(queryClient: QueryClient, code: string): Promise<string> {
  const hasCode = (one: { readonly code: string }) => one.code === code
  const known = queryClient.getQueryData(classList.queryKey)?.classes.find(hasCode)
  if (known) return known.id
  // The caller is a query or a button that has its own retry.
  const { classes } = await queryClient.fetchQuery({ ...classList, staleTime: 0, retry: false })
  const found = classes.find(hasCode)
  if (!found) throw new ApiError(404, { problem: 'notFound', message: 'There is no such class' })
  return found.id
}

/** The teacher's own classes, in which every page of a class finds the class's id by its code. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { takeAskedAhead } from '../client/asked-ahead.ts'
import { ApiError, call } from '../client/call.ts'
import { classKeys } from './class-keys.ts'

export const classList = queryOptions({
  queryKey: classKeys.all,
  queryFn: async () => (await takeAskedAhead('classes')) ?? (await call('GET /api/classes', {})),
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
  // The caller is a query or a button that tries again by itself.
  const { classes } = await queryClient.fetchQuery({ ...classList, staleTime: 0, retry: false })
  const found = classes.find(hasCode)
  if (!found) throw new ApiError(404, { problem: 'notFound', message: 'There is no such class' })
  return found.id
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Args, Key, Output } from '#contract'
import { call } from './call.ts'

/** Calls an endpoint that changes a list; succeeds once the list is read again, or could not be. */
export function useChange<K extends Key>(key: K, list: readonly string[]) {
  const queryClient = useQueryClient()
  return useMutation<Output<K>, Error, Args<K>>({
    mutationFn: (args) => call(key, args),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: list }),
  })
}

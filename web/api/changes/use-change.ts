import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Args, Key } from '#contract'
import { call } from '../client/call.ts'

/** Calls an endpoint that changes a list. It succeeds after the refetch of the list, even if the refetch fails. */
export function useChange<K extends Key>(key: K, list: readonly string[]) {
  return useChangeBy((args: Args<K>) => call(key, args), list)
}

/** Changes a list with a function, and refetches the list as `useChange` does. */
export function useChangeBy<Given, Done>(change: (given: Given) => Promise<Done>, list: readonly string[]) {
  const queryClient = useQueryClient()
  return useMutation<Done, Error, Given>({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: list }),
  })
}

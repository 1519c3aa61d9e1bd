import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Args, Key } from '#contract'
import { call } from '../client/call.ts'

/** Calls an endpoint that changes a list. It succeeds after the list was fetched again, or could not be fetched. */
export function useChange<K extends Key>(key: K, list: readonly string[]) {
  return useChangeBy((args: Args<K>) => call(key, args), list)
}

/** The same, with a function that makes the change. */
export function useChangeBy<Given, Done>(change: (given: Given) => Promise<Done>, list: readonly string[]) {
  const queryClient = useQueryClient()
  return useMutation<Done, Error, Given>({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: list }),
  })
}

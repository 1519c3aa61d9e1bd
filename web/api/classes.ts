/** A student's classes and a teacher's: each list is read again after what changes it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Args, Key, Output } from '#contract'
import { call } from './call.ts'

export function useMemberships() {
  return useQuery({ queryKey: ['memberships'], queryFn: () => call('GET /api/memberships', {}) })
}

export function useClasses() {
  return useQuery({ queryKey: ['classes'], queryFn: () => call('GET /api/classes', {}) })
}

/** Calls an endpoint that changes a list; succeeds once the list is read again, or could not be. */
export function useChange<K extends Key>(key: K, list: 'memberships' | 'classes') {
  const queryClient = useQueryClient()
  return useMutation<Output<K>, Error, Args<K>>({
    mutationFn: (args) => call(key, args),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [list] }),
  })
}

/** Sends a registration. One who turns out to be registered is read again: the session did not know it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account, Args } from '#contract'
import { ApiError, call } from './call.ts'
import { sessionKey } from './session.ts'

export type Registration = 'PUT /api/student' | 'PUT /api/teacher'

export function useRegistration<K extends Registration>(endpoint: K, onRegistered: () => void) {
  const queryClient = useQueryClient()
  return useMutation<Account, Error, Args<K>>({
    mutationFn: (given) => call(endpoint, given),
    onSuccess: (account) => {
      queryClient.setQueryData(sessionKey, account)
      onRegistered()
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) queryClient.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

export function isAlreadyRegistered(error: Error | null): boolean {
  return error instanceof ApiError && error.problem === 'alreadyRegistered'
}

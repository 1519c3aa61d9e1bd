/** Sends a registration. If the account turns out to be registered, the session is fetched again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Args } from '#contract'
import { ApiError, call } from '../client/call.ts'
import { sessionKey } from '../client/session.ts'

export type Registration = Args<'PUT /api/session/registration'>

export function useRegistration(onRegistered: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: Registration) => call('PUT /api/session/registration', form),
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

import { useMutation } from '@tanstack/react-query'
import type { Args } from '#contract'
import { ApiError, call } from '../client/call.ts'
import { useCurrentSession } from '../session/use-session.ts'

export type Registration = Args<'PUT /api/session/registration'>

/** Sends a registration. If the account turns out to be registered, the session is fetched again. */
export function useRegistration(onRegistered: () => void) {
  const session = useCurrentSession()
  return useMutation({
    mutationFn: (form: Registration) => call('PUT /api/session/registration', form),
    onSuccess: (account) => {
      session.set(account)
      onRegistered()
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) void session.refresh()
    },
  })
}

export function isAlreadyRegistered(error: Error | null): boolean {
  return error instanceof ApiError && error.problem === 'alreadyRegistered'
}

/** Ends all sessions of the account. If somebody else is logged in by now, there is nothing left to end. */
export function useLogOutEverywhere(onDone: () => void) {
  return useMutation<unknown, Error, void>({ mutationFn: () => call('DELETE /api/sessions', {}), onSuccess: onDone })
}

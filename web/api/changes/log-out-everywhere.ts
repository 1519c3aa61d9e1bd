import { useMutation } from '@tanstack/react-query'
import { call } from '../client/call.ts'

/** Ends all sessions of the account. Where somebody else is logged in by now, there is nothing left to end. */
export function useLogOutEverywhere(onDone: () => void) {
  return useMutation<unknown, Error, void>({ mutationFn: () => call('DELETE /api/sessions', {}), onSuccess: onDone })
}

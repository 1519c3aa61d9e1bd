import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account, Args } from '#contract'
import { ApiError, call } from '../api/call.ts'

type Registration = 'PUT /api/student' | 'PUT /api/teacher'

export interface RegisterOptions<K extends Registration> {
  readonly endpoint: K
  readonly fields: Args<K> & Record<string, string>
  /** What to say of a failed save. */
  readonly failureOf: (message: string) => string
  readonly onRegistered: () => void
}

/** Checks and sends a registration form. */
export function useRegister<K extends Registration>(options: RegisterOptions<K>) {
  const { endpoint, fields, failureOf, onRegistered } = options
  const queryClient = useQueryClient()
  const [isIncomplete, setIncomplete] = useState(false)
  const sent = useMutation({
    mutationFn: (given: Args<K>): Promise<Account> => call(endpoint, given),
    onSuccess: (account) => {
      queryClient.setQueryData(['session'], account)
      onRegistered()
    },
    onError: (error) => {
      if (exists(error)) queryClient.invalidateQueries({ queryKey: ['session'] })
    },
  })

  const submit = () => {
    if (sent.isPending || sent.isSuccess) return
    const incomplete = Object.values(fields).some((value) => isEmpty(value))
    setIncomplete(incomplete)
    if (!incomplete) sent.mutate(fields)
  }
  return {
    submit,
    busy: sent.isPending,
    exists: exists(sent.error),
    error: isIncomplete ? 'Please fill in all fields.' : failure(sent.error, failureOf),
    /** Ties an empty field to the line that says what is wrong. */
    errorIdOf: (value: string, errorId: string) => (isIncomplete && isEmpty(value) ? errorId : undefined),
  }
}

const isEmpty = (value: string) => value.trim() === ''

const exists = (error: Error | null) => error instanceof ApiError && error.problem === 'alreadyRegistered'

function failure(error: Error | null, failureOf: (message: string) => string): string | null {
  return error && !exists(error) ? failureOf(error.message) : null
}

import { useState } from 'react'
import type { Args } from '#contract'
import { isAlreadyRegistered, type Registration, useRegistration } from '../api/registration.ts'

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
  const [isIncomplete, setIncomplete] = useState(false)
  const sent = useRegistration(endpoint, onRegistered)

  const submit = () => {
    if (sent.isPending || sent.isSuccess) return
    const incomplete = Object.values(fields).some((value) => isEmpty(value))
    setIncomplete(incomplete)
    if (!incomplete) sent.mutate(fields)
  }
  return {
    submit,
    busy: sent.isPending,
    exists: isAlreadyRegistered(sent.error),
    error: isIncomplete ? 'Please fill in all fields.' : failure(sent.error, failureOf),
    /** Ties an empty field to the line that says what is wrong. */
    errorIdOf: (value: string, errorId: string) => (isIncomplete && isEmpty(value) ? errorId : undefined),
  }
}

const isEmpty = (value: string) => value.trim() === ''

function failure(error: Error | null, failureOf: (message: string) => string): string | null {
  return error && !isAlreadyRegistered(error) ? failureOf(error.message) : null
}

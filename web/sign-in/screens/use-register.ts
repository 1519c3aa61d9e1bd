import { useState } from 'react'
import { isAlreadyRegistered, type Registration, useRegistration } from '../../api/changes/session.ts'
import { isTextRefused, refusalOf } from '../../api/client/refused-text.ts'
import { m } from '../../language/messages.ts'

export interface RegisterOptions {
  readonly form: Registration
  /** Returns the text for a failed save from the server's message. */
  readonly failureOf: (message: string) => string
  readonly onRegistered: () => void
}

/** Checks and sends a registration form. */
export function useRegister({ form, failureOf, onRegistered }: RegisterOptions) {
  const [isIncomplete, setIncomplete] = useState(false)
  const sent = useRegistration(onRegistered)

  const submit = () => {
    if (sent.isPending || sent.isSuccess) return
    const incomplete = Object.values(form).some((value) => isEmpty(value))
    setIncomplete(incomplete)
    if (!incomplete) sent.mutate(form)
  }
  return {
    submit,
    busy: sent.isPending,
    exists: isAlreadyRegistered(sent.error),
    error: isIncomplete ? m.registration_incomplete() : failure(sent.error, failureOf),
    /** Returns the id of the message for an empty field, and undefined for any other. */
    errorIdOf: (value: string, errorId: string) => (isIncomplete && isEmpty(value) ? errorId : undefined),
    /** Returns the error of a text that the server has refused. */
    refusalOf: (field: string, longest: number, unreadable = m.parts_name_unreadable()) => {
      const value = (form as Readonly<Record<string, string>>)[field] ?? ''
      return refusalOf(sent, { field, value, longest, unreadable })
    },
  }
}

const isEmpty = (value: string) => value.trim() === ''

function failure(error: Error | null, failureOf: (message: string) => string): string | null {
  return error && !isAlreadyRegistered(error) && !isTextRefused(error) ? failureOf(error.message) : null
}

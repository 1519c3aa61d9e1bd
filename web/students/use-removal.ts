import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classKeys } from '../api/class-keys.ts'
import { isNotFound, mayHaveHappened } from '../api/problems.ts'
import { useUndo } from '../api/removals.ts'
import { useOfferUndo } from './undo-offers.ts'

interface Removing<Of> {
  readonly remove: UseMutationResult<unknown, Error, Of & { removal: string }>
  /** What is removed. */
  readonly of: Of
  /** 'Finn O. was removed from the class.' */
  readonly done: string
  readonly onClose: () => void
  /** Called before it closes for that reason. */
  readonly onRemoved: () => void
}

/** A removal that was asked about: what its two keys do. */
export function useRemoval<Of extends { code: string; student: string }>(removing: Removing<Of>) {
  const { remove, of, done, onClose, onRemoved } = removing
  const [removal] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const offerUndo = useOfferUndo()
  const undo = useUndo()
  const { code, student } = of

  const act = () => {
    if (remove.isPending) return
    const onSuccess = () => {
      onRemoved()
      onClose()
    }
    const onError = (error: Error) => {
      if (isNotFound(error)) onSuccess()
    }
    remove.mutateAsync({ ...of, removal }, { onSuccess, onError }).then(
      // Also where the dialog was closed meanwhile.
      () => offerUndo({ code, student, removal, text: done }),
      (error: Error) => {
        if (isNotFound(error)) queryClient.invalidateQueries({ queryKey: classKeys.of(code) })
      },
    )
  }
  const discard = () => {
    // Where no answer came it may be removed, and the teacher has just said that it shall not.
    if (mayHaveHappened(remove.error)) undo.mutate({ code, student, removal })
    onClose()
  }
  return { act, discard, isPending: remove.isPending, isError: remove.isError }
}

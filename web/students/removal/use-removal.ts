import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Operation } from '#maths'
import { classKeys } from '../../api/classes/class-keys.ts'
import { useRemove, useUndo } from '../../api/classes/removals.ts'
import { isNotFound, mayHaveHappened } from '../../api/client/problems.ts'
import { useOfferUndo } from '../undo/undo-offers.ts'

interface RemovalOptions {
  /** The student to remove from the class or, with a level, the level in which to remove the student's progress. */
  readonly target: {
    readonly code: string
    readonly student: string
    readonly operation?: Operation
    readonly levelId?: string
  }
  /** 'Finn O. was removed from the class.' */
  readonly done: string
  readonly onClose: () => void
  /** Called after the removal, before `onClose`. */
  readonly onRemoved: () => void
}

/** Returns the actions of the two buttons of a removal's dialog. */
export function useRemoval({ target, done, onClose, onRemoved }: RemovalOptions) {
  const [removal] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const offerUndo = useOfferUndo()
  const remove = useRemove()
  const undo = useUndo()
  const { code, student } = target

  const act = () => {
    if (remove.isPending) return
    const onSuccess = () => {
      onRemoved()
      onClose()
    }
    const onError = (error: Error) => {
      if (isNotFound(error)) onSuccess()
    }
    remove.mutateAsync({ ...target, id: removal }, { onSuccess, onError }).then(
      // This runs even if the dialog was closed meanwhile. The callbacks of the call do not.
      () => offerUndo({ id: removal, text: done, undo: () => undo.mutateAsync({ code, student, removal }) }),
      (error: Error) => {
        if (isNotFound(error)) queryClient.invalidateQueries({ queryKey: classKeys.ofClass(code) })
      },
    )
  }
  const discard = () => {
    // Without a response the removal may have happened, but the teacher has just decided against it.
    if (mayHaveHappened(remove.error)) undo.mutate({ code, student, removal })
    onClose()
  }
  return { act, discard, isPending: remove.isPending, isError: remove.isError }
}

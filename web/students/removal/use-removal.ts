import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Operation } from '#maths'
import { isNotFound, mayHaveHappened } from '../../api/cache/problems.ts'
import { classKeys } from '../../api/classes/class-keys.ts'
import { useRemove, useUndo } from '../../api/classes/removals.ts'
import { useOfferUndo } from '../undo/undo-offers.ts'

interface Removing {
  /** The student to remove from the class or, with a level, the level in which to remove the student's progress. */
  readonly of: {
    readonly code: string
    readonly student: string
    readonly operation?: Operation
    readonly levelId?: string
  }
  /** 'Finn O. was removed from the class.' */
  readonly done: string
  readonly onClose: () => void
  /** Called before it closes for that reason. */
  readonly onRemoved: () => void
}

/** The actions of the two buttons of a removal's dialog. */
export function useRemoval({ of, done, onClose, onRemoved }: Removing) {
  const [removal] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const offerUndo = useOfferUndo()
  const remove = useRemove()
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
    remove.mutateAsync({ ...of, id: removal }, { onSuccess, onError }).then(
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

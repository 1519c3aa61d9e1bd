import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTooLate } from '../../api/client/problems.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Pips } from '../../ui/base/pips.tsx'
import { Toast } from '../../ui/parts/toast.tsx'
import { type UndoOffer, undoTime } from './undo-offers.ts'
import styles from './undo-toast.module.css'
import { undoKeys, useUndoKeys } from './use-undo-keys.ts'

interface UndoToastProps {
  readonly offer: UndoOffer
  /** Whether this is the newest toast, which Ctrl Z belongs to. */
  readonly isLast: boolean
  readonly onUndone: () => void
  readonly onGone: () => void
}

/**
 * The toast of a change, with the seconds that are left and "Undo". If the undo fails, the toast stays and says so.
 */
export function UndoToast({ offer, isLast, onUndone, onGone }: UndoToastProps) {
  const { text, until } = offer
  const left = useSecondsLeft(until)
  const undo = useMutation({ mutationFn: offer.undo })
  const toast = useRef<HTMLDivElement>(null)
  const isOver = left === 0 && undo.isIdle

  const leave = () => {
    // A focus inside the toast moves to the page, so that it is not lost.
    if (toast.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    onGone()
  }
  const act = () => {
    if (undo.isPending || undo.isSuccess) return
    const onSuccess = () => {
      onUndone()
      leave()
    }
    undo.mutate(undefined, { onSuccess })
  }
  const leaveInTime = useEffectEvent(leave)
  useEffect(() => {
    if (isOver) leaveInTime()
  }, [isOver])
  useUndoKeys(isLast, act)

  if (undo.isError)
    return (
      <Toast ref={toast} text={isTooLate(undo.error) ? m.class_undo_too_late() : m.class_undo_failed()}>
        <Button onClick={leave}>{m.class_undo_close()}</Button>
        {!isTooLate(undo.error) && (
          <Button kind="brand" onClick={act}>
            {m.parts_try_again()}
          </Button>
        )}
      </Toast>
    )
  return (
    <Toast ref={toast} text={text}>
      <Pips total={undoTime} on={left} label={m.class_undo_seconds_left({ count: left })} />
      <Button
        kind="brand"
        aria-keyshortcuts={isLast ? 'Control+Z' : undefined}
        aria-disabled={undo.isPending || undefined}
        onClick={act}
      >
        {m.class_undo()}
        {isLast && (
          <span className={styles.keys} aria-hidden="true">
            {undoKeys}
          </span>
        )}
      </Button>
    </Toast>
  )
}

/** Returns the seconds until a moment on the clock of `performance.now()`, rounded up, and 0 after it. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 200)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - performance.now()) / 1000))

import { type RefObject, useEffect } from 'react'
import { onSignedIn } from '../../sign-in/sign-in.ts'

/**
 * What is typed goes into the box while it is open, wherever the focus was left: on a switch that was tapped, or
 * nowhere, after a key that has gone. Space and Enter stay with the control that has the focus. Whoever comes back from
 * the popup of a sign-in finds the focus in the box.
 */
export function useTyping(box: RefObject<HTMLInputElement | null>, isOpen: boolean) {
  useEffect(() => onSignedIn(() => box.current?.focus({ preventScroll: true })), [box])
  useEffect(() => {
    if (!isOpen) return
    const find = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const types = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (types && !(target instanceof HTMLInputElement)) box.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [box, isOpen])
}

import { type RefObject, useEffect } from 'react'
import { onSignedIn } from '../../sign-in/sign-in.ts'

/**
 * Moves the focus into the box at the first typed character while the box is open. The focus may be on a switch, or
 * nowhere after a button was removed. Space and Enter stay with the focused control. The focus is in the box again after
 * a sign-in in the popup.
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

/**
 * Puts the focus where a child goes on answering. On a page that was opened by its address, a choice shows no focus ring
 * before the first key press, because it would look chosen.
 */
export function waitWithFocus(input: HTMLInputElement) {
  if (!navigator.userActivation?.hasBeenActive && !input.dataset.quiet) {
    input.dataset.quiet = 'true'
    const show = () => {
      delete input.dataset.quiet
    }
    document.addEventListener('keydown', show, { once: true, capture: true })
  }
  input.focus({ preventScroll: true })
}

import { type RefObject, useEffect } from 'react'
import { onSignedIn } from '../../api/session/signed-in.ts'

/**
 * Moves the focus into the box when a child types a character while the box is open. Before that, the focus can be on a
 * button, or nowhere after its button was removed. Space and Enter act on the focused control. After a sign-in in the
 * popup, the focus returns to the box.
 */
export function useTyping(box: RefObject<HTMLInputElement | null>, isOpen: boolean) {
  useEffect(() => onSignedIn(() => box.current?.focus({ preventScroll: true })), [box])
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isCharacter && !(target instanceof HTMLInputElement)) box.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [box, isOpen])
}

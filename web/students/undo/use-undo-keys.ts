import { useEffect, useEffectEvent } from 'react'

/** What the keys are called on this machine. */
export const undoKeys = /Mac|iP/.test(navigator.platform) ? '⌘ Z' : 'Ctrl Z'

/** Ctrl Z, or Command Z, anywhere but where something is typed or asked: there it belongs to the field. */
export function useUndoKeys(isOn: boolean, undo: () => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, dialog')) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}

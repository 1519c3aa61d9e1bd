import { useEffect, useEffectEvent } from 'react'

/** The name of the undo shortcut on this device. */
export const undoKeys = /Mac|iP/.test(navigator.platform) ? '⌘ Z' : 'Ctrl Z'

/** Calls `undo` on Ctrl Z or Command Z, except in a field or a dialog. A field has its own undo. */
export function useUndoKeys(isOn: boolean, undo: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, dialog')) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}

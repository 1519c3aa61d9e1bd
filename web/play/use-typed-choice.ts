import { useEffect, useRef } from 'react'
import { typedChoice } from './typed-choice.ts'

interface TypedChoosing {
  readonly choices: readonly string[]
  /** @param before what was chosen by the keys typed before, where this choice goes on with them */
  readonly onChoose: (choice: string, before: string | null) => void
  readonly onTakeBack: () => void
  readonly isOpen: boolean
}

/** Chooses by digits and letters, wherever the focus is. */
export function useTypedChoice({ choices, onChoose, onTakeBack, isOpen }: TypedChoosing) {
  const typed = useRef('')
  useEffect(() => {
    if (!isOpen) typed.current = ''
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const read = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Backspace') {
        typed.current = ''
        onTakeBack()
      }
      if (key.length !== 1) return
      const before = typed.current
      const found = typedChoice(choices, before, key)
      if (!found) return
      typed.current = found.typed
      if (found.choice) onChoose(found.choice, before && found.typed.startsWith(before) ? before : null)
    }
    document.addEventListener('keydown', read)
    return () => document.removeEventListener('keydown', read)
  }, [choices, onChoose, onTakeBack, isOpen])
}

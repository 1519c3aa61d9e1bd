import { useEffect, useRef } from 'react'
import { nothingTyped, typedChoice } from './typed-choice.ts'

interface TypedChoosing {
  readonly choices: readonly string[]
  /** @param insteadOf what fewer of these keys had chosen: 1, before it became 12 */
  readonly onChoose: (choice: string, insteadOf: string | null) => void
  readonly onTakeBack: () => void
  readonly isOpen: boolean
}

/** Chooses by digits and letters, wherever the focus is. */
export function useTypedChoice({ choices, onChoose, onTakeBack, isOpen }: TypedChoosing) {
  const typed = useRef(nothingTyped)
  useEffect(() => {
    if (!isOpen) typed.current = nothingTyped
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const read = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Backspace') {
        typed.current = nothingTyped
        onTakeBack()
      }
      if (key.length !== 1) return
      const found = typedChoice(choices, typed.current, key)
      if (!found) return
      typed.current = found
      if (found.choice) onChoose(found.choice, found.insteadOf)
    }
    document.addEventListener('keydown', read)
    return () => document.removeEventListener('keydown', read)
  }, [choices, onChoose, onTakeBack, isOpen])
}

import { useEffect, useRef } from 'react'

interface TypedChoosing {
  readonly choices: readonly string[]
  /** @param insteadOf the shorter choice that this one replaces, such as 1 when the child typed 12 */
  readonly onChoose: (choice: string, insteadOf: string | null) => void
  readonly onTakeBack: () => void
  readonly isOpen: boolean
}

/** Lets a child choose by typing digits and letters, wherever the focus is. */
export function useTypedChoice({ choices, onChoose, onTakeBack, isOpen }: TypedChoosing) {
  const typed = useRef(nothingTyped)
  useEffect(() => {
    if (!isOpen) typed.current = nothingTyped
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
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
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [choices, onChoose, onTakeBack, isOpen])
}

/** A choice that was typed: "B", or "1" and then "2" for 12. */
export interface TypedChoice {
  /** The characters of the choice that were typed so far. */
  readonly typed: string
  /** The choice with this text, or null while the text is only the beginning of one. */
  readonly choice: string | null
  /** The shorter choice that the first of these characters made. This choice replaces it. */
  readonly insteadOf: string | null
}

export const nothingTyped: TypedChoice = { typed: '', choice: null, insteadOf: null }

/** Returns the choice after another key. It is added to the typed text, or begins a new one. Null if no choice fits. */
export function typedChoice(choices: readonly string[], before: TypedChoice, key: string): TypedChoice | null {
  const character = key.toUpperCase()
  const candidates = [
    { typed: before.typed + character, insteadOf: before.choice ?? before.insteadOf },
    { typed: character, insteadOf: null },
  ]
  const found = candidates.find(({ typed }) => choices.some((choice) => choice.startsWith(typed)))
  return found ? { ...found, choice: choices.includes(found.typed) ? found.typed : null } : null
}

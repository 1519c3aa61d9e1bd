/** The boxes of an answer with several parts. The name of a box is its part. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { AnswerKind, AnswerPart } from '#maths'
import type { KindProps } from '../answer-kinds.ts'

type FocusRef = RefObject<HTMLInputElement | null>

/** Returns the box of a part in the form that contains the last used box. */
export function boxOf({ current }: FocusRef, part: AnswerPart): HTMLInputElement | null {
  const box = current?.form?.elements.namedItem(part)
  return box instanceof HTMLInputElement ? box : null
}

/** Returns a function that returns the props of a part's box. A new try begins in the box of the part `first`. */
export function usePartBoxes<K extends AnswerKind>(first: AnswerPart, { focus, locked, onPart }: KindProps<K>) {
  const firstBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!locked) focus.current = firstBox.current
  }, [locked, focus])
  return (part: AnswerPart) => ({
    part,
    ref: part === first ? firstBox : undefined,
    onFocus(event: FocusEvent<HTMLInputElement>) {
      focus.current = event.currentTarget
      onPart(part)
    },
  })
}

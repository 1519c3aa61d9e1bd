import type { RefObject } from 'react'
import type { AnswerPart } from '#maths'

/** Returns the box of a part of the answer, in the form of the last used box. A box has the name of its part. */
export function boxOf({ current }: RefObject<HTMLInputElement | null>, part: AnswerPart): HTMLInputElement | null {
  const box = current?.form?.elements.namedItem(part)
  return box instanceof HTMLInputElement ? box : null
}

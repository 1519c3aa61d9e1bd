import type { KindProps } from '../kinds.ts'
import { NumberKeys } from '../round/number-keys.tsx'

/** The number buttons of a quotient and a remainder. They type into the box that had the focus last. */
export function QuotientPad({ answer, onAnswer, part, locked, focus }: KindProps<'quotientAndRemainder'>) {
  const typed = part === 'remainder' ? part : 'quotient'
  function setNumber(number: string) {
    if (!locked) onAnswer({ ...answer, [typed]: number })
    focus.current?.focus({ preventScroll: true })
  }
  return <NumberKeys point={false} locked={locked} value={() => answer[typed]} onValue={setNumber} />
}

import type { KindProps } from '../kinds.ts'
import { NumberKeys } from '../round/number-keys.tsx'

type NumberPadProps = Pick<KindProps<'number'>, 'level' | 'answer' | 'onAnswer' | 'locked' | 'focus'>

export function NumberPad({ level, answer, onAnswer, locked, focus }: NumberPadProps) {
  function setNumber(number: string) {
    if (!locked) onAnswer({ kind: 'number', number })
    focus.current?.focus({ preventScroll: true })
  }
  return (
    <NumberKeys point={level.dealer.answer.point} locked={locked} value={() => answer.number} onValue={setNumber} />
  )
}

/** The number buttons of a quotient and a remainder. They type into the box that had the focus last. */
export function QuotientPad({ answer, onAnswer, part, locked, focus }: KindProps<'quotientAndRemainder'>) {
  const typed = part === 'remainder' ? part : 'quotient'
  function setNumber(number: string) {
    if (!locked) onAnswer({ ...answer, [typed]: number })
    focus.current?.focus({ preventScroll: true })
  }
  return <NumberKeys point={false} locked={locked} value={() => answer[typed]} onValue={setNumber} />
}

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

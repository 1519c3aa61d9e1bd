import type { KindProps, Kinds } from '../answer-kinds.ts'
import { noPictures } from '../questions/drawing.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { QuotientQuestion } from '../questions/quotient-question.tsx'
import { NumberKeys } from '../round/number-keys.tsx'
import { PlaySheet, type SheetProps } from './play-sheet.tsx'

export const writtenKinds: Kinds = {
  number: numberKind,
  quotientAndRemainder: {
    empty: { kind: 'quotientAndRemainder', quotient: '', remainder: '' },
    View: QuotientQuestion,
    Pad: QuotientPad,
  },
}

/** The sheet of the five written operations. It has no pictures. */
export function WrittenSheet(props: SheetProps) {
  return <PlaySheet {...props} kinds={writtenKinds} pictures={noPictures} />
}

/** The number buttons of a quotient and a remainder. They type into the box that had the focus last. */
function QuotientPad({ answer, onAnswer, part, locked, focus }: KindProps<'quotientAndRemainder'>) {
  const typed = part === 'remainder' ? part : 'quotient'
  function setNumber(number: string) {
    if (!locked) onAnswer({ ...answer, [typed]: number })
    focus.current?.focus({ preventScroll: true })
  }
  return <NumberKeys point={false} locked={locked} value={() => answer[typed]} onValue={setNumber} />
}

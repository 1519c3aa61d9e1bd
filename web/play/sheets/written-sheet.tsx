import { QuotientPad } from '../keyboard/quotient-pad.tsx'
import type { Kinds } from '../kinds.ts'
import { noPictures } from '../questions/drawing.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { QuotientQuestion } from '../questions/quotient-question.tsx'
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

import { noPictures } from './drawing.tsx'
import type { Kinds } from './kinds.ts'
import { numberKind } from './number-kind.ts'
import { QuotientPad } from './number-pad.tsx'
import { PlaySheet, type SheetProps } from './play-sheet.tsx'
import { QuotientQuestion } from './quotient-question.tsx'

export const writtenKinds: Kinds = {
  number: numberKind,
  quotientAndRemainder: {
    empty: { kind: 'quotientAndRemainder', quotient: '', remainder: '' },
    View: QuotientQuestion,
    Pad: QuotientPad,
  },
}

/** The task of the five written operations: nothing is drawn. */
export function WrittenSheet(props: SheetProps) {
  return <PlaySheet {...props} kinds={writtenKinds} pictures={noPictures} />
}

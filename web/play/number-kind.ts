import type { Kind } from './kinds.ts'
import { NumberPad } from './number-pad.tsx'
import { NumberQuestion } from './number-question.tsx'

export const numberKind: Kind<'number'> = {
  empty: { kind: 'number', number: '' },
  View: NumberQuestion,
  Pad: NumberPad,
}

import { NumberPad } from '../keyboard/number-pad.tsx'
import type { Kind } from '../kinds.ts'
import { NumberQuestion } from './number-question.tsx'

export const numberKind: Kind<'number'> = {
  empty: { kind: 'number', number: '' },
  View: NumberQuestion,
  Pad: NumberPad,
}

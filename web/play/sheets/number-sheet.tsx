import type { Kinds } from '../answer-kinds.ts'
import { Blocks } from '../drawings/blocks.tsx'
import { Bond } from '../drawings/bond.tsx'
import { Dots } from '../drawings/dots.tsx'
import { Animals, GroupFace } from '../drawings/flock.tsx'
import { Run } from '../drawings/run.tsx'
import { Word } from '../drawings/word.tsx'
import { NumberAndWordPad } from '../keyboard/number-and-word-pad.tsx'
import { choiceKind } from '../questions/choice-question.tsx'
import type { Pictures } from '../questions/drawing.tsx'
import { NumberAndWordQuestion } from '../questions/number-and-word-question.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { OrderQuestion, OrderTools } from '../questions/order-question.tsx'
import { PlaySheet, type SheetProps } from './play-sheet.tsx'

export const numberKinds: Kinds = {
  number: numberKind,
  choice: choiceKind(GroupFace),
  order: { empty: { kind: 'order', order: [] }, View: OrderQuestion, Tools: OrderTools },
  numberAndWord: {
    empty: { kind: 'numberAndWord', number: '', word: '' },
    View: NumberAndWordQuestion,
    Pad: NumberAndWordPad,
  },
}

export const numberPictures: Pictures = {
  run: Run,
  animals: Animals,
  blocks: Blocks,
  word: Word,
  dots: Dots,
  bond: Bond,
}

/** The sheet of Number Structure. */
export function NumberSheet(props: SheetProps) {
  return <PlaySheet {...props} kinds={numberKinds} pictures={numberPictures} />
}

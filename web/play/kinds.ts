/** How each kind of question is shown and answered: a kind that comes new is a line here and its two components. */
import type { ComponentType, RefObject } from 'react'
import type { Answer, Mark, PlayableLevel, Question } from '#maths'
import { ChoiceQuestion } from './choice-question.tsx'
import { NumberAndWordPad } from './number-and-word-pad.tsx'
import { NumberAndWordQuestion } from './number-and-word-question.tsx'
import { NumberPad, QuotientPad } from './number-pad.tsx'
import { NumberQuestion } from './number-question.tsx'
import { OrderQuestion, OrderTools } from './order-question.tsx'
import { QuotientQuestion } from './quotient-question.tsx'

type OfKind<T, K> = Extract<T, { readonly kind: K }>
type KindOfQuestion = Question['kind']

export interface KindProps<K extends KindOfQuestion> {
  readonly level: PlayableLevel
  readonly question: OfKind<Question, K>
  /** What is being answered, or the answer that was marked. */
  readonly answer: OfKind<Answer, K>
  readonly onAnswer: (answer: OfKind<Answer, K>) => void
  readonly mark: Mark | null
  readonly locked: boolean
  /** Fingers answer: our own keys stand on screen, the system's keyboard stays away. */
  readonly touch: boolean
  /** Where a child goes on answering. */
  readonly focus: RefObject<HTMLInputElement | null>
}

interface Kind<K extends KindOfQuestion> {
  /** The answer as it begins. */
  readonly empty: OfKind<Answer, K>
  readonly View: ComponentType<KindProps<K>>
  /** Keys for fingers, Check among them; what is tapped needs none. */
  readonly Pad?: ComponentType<KindProps<K>>
  /** Beside Check. */
  readonly Tools?: ComponentType<KindProps<K>>
}

const kinds: { readonly [K in KindOfQuestion]: Kind<K> } = {
  number: { empty: { kind: 'number', number: '' }, View: NumberQuestion, Pad: NumberPad },
  quotientAndRemainder: {
    empty: { kind: 'quotientAndRemainder', quotient: '', remainder: '' },
    View: QuotientQuestion,
    Pad: QuotientPad,
  },
  choice: { empty: { kind: 'choice', choice: '' }, View: ChoiceQuestion },
  order: { empty: { kind: 'order', order: [] }, View: OrderQuestion, Tools: OrderTools },
  numberAndWord: {
    empty: { kind: 'numberAndWord', number: '', word: '' },
    View: NumberAndWordQuestion,
    Pad: NumberAndWordPad,
  },
}

export function kindOf<K extends KindOfQuestion>(kind: K): Kind<K> {
  return kinds[kind]
}

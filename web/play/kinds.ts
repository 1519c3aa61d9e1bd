/** How a kind of question is shown and answered: one that comes new is a line in its sheets and its components. */
import type { ComponentType, RefObject } from 'react'
import type { Answer, Mark, PlayableLevel, Question } from '#maths'

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

export interface Kind<K extends KindOfQuestion> {
  /** The answer as it begins. */
  readonly empty: OfKind<Answer, K>
  readonly View: ComponentType<KindProps<K>>
  /** Keys for fingers, Check among them; what is tapped needs none. */
  readonly Pad?: ComponentType<KindProps<K>>
  /** Beside Check. */
  readonly Tools?: ComponentType<KindProps<K>>
}

/** Of the kinds of questions that a sheet shows. */
export type Kinds = { readonly [K in KindOfQuestion]?: Kind<K> }

/** @throws where an operation asks what its sheet does not show; `sheets.test.ts` asks every level. */
export function kindOf<K extends KindOfQuestion>(kinds: Kinds, kind: K): Kind<K> {
  const found: Kind<K> | undefined = kinds[kind]
  if (!found) throw new Error(`This sheet shows no ${kind} questions`)
  return found
}

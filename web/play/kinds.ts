/** How the questions of a kind of answer are shown and answered. A new kind is an entry in the tables of its sheets. */
import type { ComponentType, RefObject } from 'react'
import type { Answer, AnswerKind, AnswerPart, Mark, PlayableLevel, Question } from '#maths'

type AnswerOf<K extends AnswerKind> = Extract<Answer, { readonly kind: K }>

export interface KindProps<K extends AnswerKind> {
  readonly level: PlayableLevel
  readonly question: Question<K>
  /** The answer that is being given, or the one that was marked. */
  readonly answer: AnswerOf<K>
  readonly onAnswer: (answer: AnswerOf<K>) => void
  readonly mark: Mark | null
  readonly locked: boolean
  /** Whether the answers are given by touch: our own keys are on screen, and the system's keyboard stays away. */
  readonly touch: boolean
  /** The part of the answer whose box had the focus last. Null before that, and for answers of one part. */
  readonly part: AnswerPart | null
  readonly onPart: (part: AnswerPart) => void
  /** The control in which a child goes on answering. */
  readonly focus: RefObject<HTMLInputElement | null>
}

export interface Kind<K extends AnswerKind> {
  /** The answer before anything is given. */
  readonly empty: AnswerOf<K>
  readonly View: ComponentType<KindProps<K>>
  /** The keys for answers by touch, with Check among them. Choices that are tapped need none. */
  readonly Pad?: ComponentType<KindProps<K>>
  /** The buttons beside Check. */
  readonly Tools?: ComponentType<KindProps<K>>
}

/** The kinds of answers that a sheet takes. */
export type Kinds = { readonly [K in AnswerKind]?: Kind<K> }

/** @throws where an operation asks for an answer that its sheet does not take; `sheets.test.ts` tries every level. */
export function kindOf<K extends AnswerKind>(kinds: Kinds, kind: K): Kind<K> {
  const found: Kind<K> | undefined = kinds[kind]
  if (!found) throw new Error(`This sheet takes no answers of the kind ${kind}`)
  return found
}

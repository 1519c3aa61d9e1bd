/** The view and controls of each kind of answer. A new kind is an entry in the tables of its sheets. */
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { Answer, AnswerKind, AnswerPart, Mark, PlayableLevel, Question } from '#maths'

type AnswerOf<K extends AnswerKind> = Extract<Answer, { readonly kind: K }>

export interface KindProps<K extends AnswerKind> {
  readonly level: PlayableLevel
  readonly question: Question<K>
  /** The answer that the child is entering, or the one that was marked. */
  readonly answer: AnswerOf<K>
  readonly onAnswer: (answer: AnswerOf<K>) => void
  readonly mark: Mark | null
  readonly locked: boolean
  /** Whether answers are given by touch, with our own buttons instead of the keyboard of the system. */
  readonly touch: boolean
  /** The part of the answer whose box had the focus last. Null before that, and for answers of one part. */
  readonly part: AnswerPart | null
  readonly onPart: (part: AnswerPart) => void
  /** The control that gets the focus while the child answers. */
  readonly focus: RefObject<HTMLInputElement | null>
  /** The button before the question that reads it aloud. Only levels of Years 0 and 1 have it. */
  readonly ear: ReactNode
  /**
   * The question whether to read aloud, in the room of the choices. Typed answers have it in the room of their buttons.
   */
  readonly hearFirst: ReactNode
}

export interface Kind<K extends AnswerKind> {
  /** The answer before anything is given. */
  readonly empty: AnswerOf<K>
  readonly View: ComponentType<KindProps<K>>
  /** The buttons for answers by touch, including Check. Choices that are tapped need none. */
  readonly Pad?: ComponentType<KindProps<K>>
  /** The buttons next to Check. */
  readonly Tools?: ComponentType<KindProps<K>>
}

/** The kinds of answers that a sheet takes. */
export type Kinds = { readonly [K in AnswerKind]?: Kind<K> }

/**
 * Returns the entry of a kind of answer.
 *
 * @throws if the sheet does not take this kind of answer. `sheets.test.ts` tries every level.
 */
export function kindOf<K extends AnswerKind>(kinds: Kinds, kind: K): Kind<K> {
  const found: Kind<K> | undefined = kinds[kind]
  if (!found) throw new Error(`This sheet takes no answers of the kind ${kind}`)
  return found
}

import type { RefObject } from 'react'
import type { Answer, Mark, Playable, Question, SetRef } from '#maths'

/** The props of the components that show each kind of answer of own problems, and its buttons. */
export interface OwnAnswerProps {
  readonly playable: Playable<SetRef>
  readonly question: Question
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
  readonly mark: Mark | null
  readonly locked: boolean
  /** Whether answers are given by touch. */
  readonly touch: boolean
  /** The id of the text of the problem. */
  readonly promptId: string
  readonly focus: RefObject<HTMLInputElement | null>
}

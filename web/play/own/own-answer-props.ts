import type { RefObject } from 'react'
import type { Answer, Mark, Playable, Question, SetRef } from '#maths'

/** The fields from which each kind of answer of own problems is shown and given. */
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

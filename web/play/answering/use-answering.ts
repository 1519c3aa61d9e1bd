import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Answer, missingPart } from '#maths'
import { boxOf } from '../keyboard/part-boxes.ts'
import { useTyping } from '../keyboard/use-typing.ts'
import { nod } from '../round/nod.ts'
import type { RoundOnScreen } from '../round/use-round.ts'
import { whyUnmarked } from './answer-lines.ts'

/** The answer that a child is entering, before it is marked. */
export interface Answering {
  /** The answer on screen: the marked one while the question is locked. */
  readonly answer: Answer
  /** Whether the child has begun another answer since the last question or mark. */
  readonly hasBegun: boolean
  readonly change: (answer: Answer) => void
  /** The line about an answer that could not be marked, or about something else that was just asked for. */
  readonly notice: string
  readonly setNotice: (notice: string) => void
  /** The control that gets the focus while the child answers. */
  readonly focus: RefObject<HTMLInputElement | null>
  readonly submit: (event: SyntheticEvent) => void
}

/**
 * Keeps the answer that a child enters on a sheet, and gives it to the round.
 *
 * @param empty the answer to the question before anything is given
 * @param instead returns a notice that comes in place of the one that asks for an answer, or nothing
 */
export function useAnswering(
  round: RoundOnScreen,
  empty: Answer,
  instead?: (focused: HTMLInputElement | null) => string | null | undefined,
): Answering {
  const { question, locked, answer: marked } = round.shown
  const [given, setGiven] = useState<Answer | null>(null)
  const [notice, setNotice] = useState('')
  const focus = useRef<HTMLInputElement>(null)
  const answer = given ?? empty

  useEffect(() => {
    // React renders the sheet once more for each update, even for one that changes nothing.
    if (locked && given !== null) setGiven(null)
  }, [locked, given])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (locked) return
    const refused = round.answer(answer)
    const missing = refused && missingPart(question, answer)
    const asked = refused === 'nothingAnswered' ? instead?.(focus.current) : null
    setNotice(asked ?? whyUnmarked(refused, missing, answer))
    if (missing) (boxOf(focus, missing) ?? focus.current)?.focus()
    else if (refused === 'nothingAnswered' && !asked) nod(focus.current)
    // The box is cleared in the same render as the mark. While locked, the box shows the marked answer instead.
    if (refused === null) setGiven(null)
  }
  function change(next: Answer) {
    setGiven(next)
    setNotice('')
  }
  return { answer: marked ?? answer, hasBegun: given !== null, change, notice, setNotice, focus, submit }
}

/**
 * Moves the focus to the answer when a question opens, and ends a notice with what it was about.
 *
 * @param covered whether something is in place of the question, such as the steps of a solution
 * @param refocus a change of this value moves the focus too
 * @param ended a change of this value ends the notice, as a move does
 */
export function useAnswerFocus(
  { focus, notice, setNotice }: Answering,
  { shown, state }: RoundOnScreen,
  { covered = false, refocus = false, ended = false } = {},
) {
  const { locked } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refocus` moves the focus too
  useEffect(() => {
    if (!locked && focus.current && !covered) focus.current.focus({ preventScroll: true })
  }, [locked, focus, covered, refocus])
  useTyping(focus, !locked && !covered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them ends the notice
  useEffect(() => {
    if (notice !== '') setNotice('')
  }, [state.lastMove, refocus, covered, ended])
}

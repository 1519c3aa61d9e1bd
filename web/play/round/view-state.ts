/** The content of the play screen at a time of the round. Functions here decide it, and components render it. */

import {
  type Answer,
  isOpen,
  type Language,
  type Mark,
  type Marked,
  offersReveal,
  type Playable,
  type Question,
  type Round,
  rightAnswer,
} from '#maths'
import { m } from '../../language/messages.ts'

export interface Shown {
  readonly question: Question
  /** The locked answer in the box. Null while the child answers, and if the time ran out. */
  readonly answer: Answer | null
  /** The last answer, if it was wrong and the child can try again. Null otherwise. */
  readonly missed: Answer | null
  /** The mark of the answer on screen. */
  readonly mark: Mark | null
  readonly message: string
  readonly locked: boolean
  /** Whether "Show me" is on screen. The button works only while the screen is not locked. */
  readonly offersReveal: boolean
  /** Whether "Next question" is on screen. */
  readonly offersNext: boolean
  readonly celebrating: boolean
  readonly streak: number
}

/**
 * Returns the content of the play screen.
 *
 * @param now milliseconds since the round's first question came on screen
 */
export function shownOf(playable: Playable, round: Round, now: number, say: Language): Shown {
  const { marked, streak } = round
  // A question of Times Table is over after a miss, and the next one has no misses.
  const missed = marked?.mark === 'wrong' && round.misses > 0 ? marked.answer : null
  if (marked === null || isOpen(round, now)) {
    const { question } = round
    const unmarked = { answer: null, mark: null, message: '', locked: false, offersNext: false, celebrating: false }
    return { ...unmarked, question, missed, offersReveal: offersReveal(playable, round), streak }
  }
  return {
    question: marked.question,
    answer: marked.mark === 'shown' ? rightAnswer(marked.question, say) : marked.answer,
    missed,
    mark: marked.mark,
    message: messageOf(marked, round, say),
    locked: true,
    offersReveal: offersReveal(playable, round),
    offersNext: marked.mark === 'shown' && round.awaitsNext,
    celebrating: marked.celebrates && now >= round.opensAt,
    streak,
  }
}

/** Returns the message about an answer, or the solution after "Show me" (docs/product/rules-of-play.md, "Messages"). */
function messageOf({ mark, question }: Marked, { misses }: Round, say: Language): string {
  switch (mark) {
    case 'right':
      return m.play_right()
    case 'wrong':
      // A question of Times Table is over after a miss, and the next one has no misses. Elsewhere the question stays.
      return misses > 0 ? m.play_wrong() : m.play_wrong_answer({ answer: say.answer(question) })
    case 'timeUp':
      return m.play_time_up({ answer: say.answer(question) })
    case 'shown':
      return say.solution(question)
  }
}

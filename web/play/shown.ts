/** What the play screen shows of a round at a time: decided here, drawn by the components. */
import {
  type Answer,
  answerText,
  isOpen,
  type Mark,
  type Marked,
  offersReveal,
  type PlayableLevel,
  type Question,
  type Round,
  rightAnswer,
} from '#maths'

export interface Shown {
  readonly question: Question
  /** The answer that stands in the box, locked; null while the child answers, and where the time was up first. */
  readonly answer: Answer | null
  /** How the answer on screen was marked. */
  readonly mark: Mark | null
  readonly message: string
  readonly locked: boolean
  /** "Show me" is on screen; it can be asked for when the screen is not locked. */
  readonly offersReveal: boolean
  /** "Next question" is on screen. */
  readonly offersNext: boolean
  readonly celebrating: boolean
  readonly streak: number
}

/** @param now milliseconds since the round's first question came on screen. */
export function shownOf(level: PlayableLevel, round: Round, now: number): Shown {
  const { marked, streak } = round
  if (marked === null || isOpen(round, now)) {
    const { question } = round
    const nothing = { answer: null, mark: null, message: '', locked: false, offersNext: false, celebrating: false }
    return { ...nothing, question, offersReveal: offersReveal(level, round), streak }
  }
  return {
    question: marked.question,
    answer: marked.mark === 'shown' ? rightAnswer(marked.question) : marked.answer,
    mark: marked.mark,
    message: messageOf(marked, round),
    locked: true,
    offersReveal: offersReveal(level, round),
    offersNext: marked.mark === 'shown' && round.awaitsNext,
    celebrating: marked.celebrates && now >= round.opensAt,
    streak,
  }
}

/** The texts of the specification (1 and 2, section 8), and the answer after "Show me". */
function messageOf({ mark, question }: Marked, { misses }: Round): string {
  switch (mark) {
    case 'right':
      return 'Correct! Great job!'
    case 'wrong':
      // Times Table has gone on to the next question, which has no misses; everywhere else the question stays.
      return misses > 0 ? 'Oops! Try again.' : `Oops! The correct answer is ${answerText(question)}`
    case 'timeUp':
      return `Time's up! The correct answer is ${answerText(question)}`
    case 'shown':
      return shownText(question)
  }
}

/** "47 + 38 = 85" where the question goes on like that; a sentence or a gap is answered by itself, with its unit. */
function shownText(question: Question): string {
  const { text, drawn } = question
  if (drawn.kind === 'expression' && !text.includes('?')) return `${text} = ${answerText(question)}`
  const unit = question.kind === 'number' && question.unit ? ` ${question.unit}` : ''
  return `The answer is ${answerText(question)}${unit}`
}

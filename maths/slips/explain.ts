/** Finds the slips that explain an answer. */
import { check } from '../check.ts'
import { readDecimal } from '../decimal.ts'
import { type Answer, type Expected, type Question, rightAnswer } from '../question.ts'
import { currentRules } from '../rules.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'
import type { Slip, WrongAnswer } from './slip.ts'
import type { SlipId } from './slip-id.ts'

/** A slip with an answer that it gives to a question. */
export interface SlipAnswer {
  readonly id: SlipId
  readonly at: Slip['at'] | undefined
  readonly answer: WrongAnswer
  hint(): Phrase
}

/**
 * Returns the slips that apply to a question of a level, each with its wrong answer. A slip with several answers comes
 * once for each of them. If two slips give the same answer, the first one is the likelier reason.
 */
export function slipAnswers(slips: readonly Slip[], level: { readonly id: string }, question: Question): SlipAnswer[] {
  return slips
    .filter(({ levels }) => levels.some((id) => id === level.id))
    .flatMap((slip) =>
      slip
        .answers(question)
        .filter((answer, i, all) => all.indexOf(answer) === i && isPossibleAnswer(question, answer))
        .map((answer) => ({ id: slip.id, at: slip.at, answer, hint: () => slip.hint(question, answer) })),
    )
}

/** Returns the slips that give exactly this answer, the likelier ones first. A right answer has none. */
export function slipsOf(
  slips: readonly Slip[],
  level: { readonly id: string },
  question: Question,
  answer: Answer,
): SlipAnswer[] {
  if (check(question, answer) !== 'wrong') return []
  return slipAnswers(slips, level, question).filter((slip) => isSameAnswer(question, slip.answer, answer))
}

/** Returns whether a child could give this answer, and it is wrong. */
export function isPossibleAnswer(question: Question, answer: WrongAnswer): boolean {
  return isWritten(answer) && isPossible(question, answer) && !isRight(question, answer)
}

/** The most decimal places of a slip's answer: those of metres in kilometres, divided by 1000 once more. */
const mostPlaces = 6

/** Returns whether a child could write the answer: no number of it is negative or an endless decimal. */
function isWritten(answer: WrongAnswer): boolean {
  if (typeof answer === 'number') return isWrittenNumber(answer)
  return 'order' in answer || Object.values(answer).every(isWrittenNumber)
}

function isWrittenNumber(number: number): boolean {
  if (number < 0 || number === Number.POSITIVE_INFINITY) return false
  return Number.isInteger(number) || Number(number.toFixed(mostPlaces)) === number
}

/** Returns whether the question takes such an answer: a strip of numbers has only some of them. */
function isPossible({ expects }: Question, answer: WrongAnswer): boolean {
  switch (expects.kind) {
    case 'number':
      return typeof answer === 'number'
    case 'choice':
      return expects.choices.includes(String(answer))
    case 'quotientAndRemainder':
      return typeof answer === 'object' && 'quotient' in answer
    case 'order':
      return typeof answer === 'object' && 'order' in answer
    case 'numberAndWord':
      return true
  }
}

function isRight({ expects }: Question, answer: WrongAnswer): boolean {
  if (typeof answer === 'number') return 'answer' in expects && String(answer) === expects.answer
  if ('word' in answer) {
    return expects.kind === 'numberAndWord' && answer.number === expects.number && answer.word === expects.number
  }
  if ('order' in answer) {
    return expects.kind === 'order' && expects.answer.every((number, i) => number === answer.order[i])
  }
  const { quotient, remainder } = answer
  return (
    expects.kind === 'quotientAndRemainder' &&
    String(quotient) === expects.quotient &&
    String(remainder) === expects.remainder
  )
}

/** Returns whether a child gave this wrong answer, in whatever form `check` accepts. */
export function isSameAnswer({ expects }: Question, wrong: WrongAnswer, answer: Answer): boolean {
  if (typeof wrong === 'object' && 'word' in wrong) {
    if (answer.kind !== 'numberAndWord') return false
    return readDecimal(answer.number, 0) === String(wrong.number) && currentRules.namesNumber(answer.word, wrong.word)
  }
  const wronglyExpected = expecting(expects, wrong)
  return wronglyExpected !== null && check({ expects: wronglyExpected }, answer) === 'right'
}

/**
 * Returns the expected answer as if a wrong answer were the right one. It is null if a child cannot give that
 * answer to the question, and for a number with its word, whose two parts may differ.
 */
export function expecting(expects: Expected, wrong: WrongAnswer): Expected | null {
  switch (expects.kind) {
    case 'number':
      return typeof wrong === 'number' ? { ...expects, answer: String(wrong) } : null
    case 'choice':
      return expects.choices.includes(String(wrong)) ? { ...expects, answer: String(wrong) } : null
    case 'quotientAndRemainder':
      return typeof wrong === 'object' && 'quotient' in wrong
        ? { ...expects, quotient: String(wrong.quotient), remainder: String(wrong.remainder) }
        : null
    case 'order':
      return typeof wrong === 'object' && 'order' in wrong ? { ...expects, answer: wrong.order } : null
    case 'numberAndWord':
      return null
  }
}

/** Returns the wrong answer of a slip as a child enters it, or null if a child cannot give it to the question. */
export function enteredAnswer(
  question: Question,
  wrong: WrongAnswer,
  language: { numberWord(number: number): string },
): Answer | null {
  if (typeof wrong === 'object' && 'word' in wrong) {
    return { kind: 'numberAndWord', number: String(wrong.number), word: language.numberWord(wrong.word) }
  }
  const expects = expecting(question.expects, wrong)
  return expects && rightAnswer({ ...question, expects }, language)
}

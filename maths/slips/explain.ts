/** Finds the slips that explain an answer. */
import type { RowsByKind } from '../by-kind.ts'
import { check } from '../check.ts'
import { readDecimal } from '../decimal.ts'
import { type Answer, type Expected, type Question, rightAnswer } from '../question.ts'
import { currentRules } from '../rules.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'
import type { Place } from '../solve/place-value.ts'
import type { Slip, WrongAnswer } from './slip.ts'
import type { SlipId } from './slip-id.ts'

/** A slip with an answer that it gives to a question. */
export interface SlipAnswer {
  readonly id: SlipId
  readonly at: Slip['at'] | undefined
  readonly place: Place | undefined
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
        .map((answer) => ({
          id: slip.id,
          at: slip.at,
          place: slip.place?.(question, answer),
          answer,
          hint: () => slip.hint(question, answer),
        })),
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
export function isPossibleAnswer({ expects }: Question, answer: WrongAnswer): boolean {
  if (!isWritten(answer)) return false
  if (expects.kind === 'numberAndWord') {
    return isNamed(answer) && !(answer.number === expects.number && answer.word === expects.number)
  }
  const wronglyExpected = expecting(expects, answer)
  return !!wronglyExpected && JSON.stringify(wronglyExpected) !== JSON.stringify(expects)
}

/** Returns whether an answer is a number in figures and in words. */
const isNamed = (answer: WrongAnswer) => typeof answer === 'object' && 'word' in answer

/** The most decimal places of a slip's answer: those of metres in kilometres, divided by 1000 once more. */
const mostPlaces = 6

/** Returns whether a child could write the answer: no number of it is negative or an endless decimal. */
function isWritten(answer: WrongAnswer): boolean {
  if (typeof answer === 'number') return isWrittenNumber(answer)
  return 'order' in answer || Object.values(answer).every(isWrittenNumber)
}

const isWrittenNumber = (number: number) =>
  number >= 0 && Number.isFinite(number) && Number(number.toFixed(mostPlaces)) === number

/** Returns whether a child gave this wrong answer, in whatever form `check` accepts. */
export function isSameAnswer({ expects }: Question, wrong: WrongAnswer, answer: Answer): boolean {
  if (isNamed(wrong)) {
    if (answer.kind !== 'numberAndWord') return false
    return readDecimal(answer.number, 0) === String(wrong.number) && currentRules.namesNumber(answer.word, wrong.word)
  }
  const wronglyExpected = expecting(expects, wrong)
  return !!wronglyExpected && check({ expects: wronglyExpected }, answer) === 'right'
}

/**
 * Returns the expected answer as if a wrong answer were the right one. It is null if a child cannot give that
 * answer to the question, and for a number with its word, whose two parts may differ.
 */
export function expecting(expects: Expected, wrong: WrongAnswer): Expected | null {
  const rows: RowsByKind<Expected, Expected | null> = {
    number: (number) => (typeof wrong === 'number' ? { ...number, answer: String(wrong) } : null),
    // A strip of numbers has only some of them.
    choice: (choice) => (choice.choices.includes(String(wrong)) ? { ...choice, answer: String(wrong) } : null),
    quotientAndRemainder: (division) =>
      typeof wrong === 'object' && 'quotient' in wrong
        ? { ...division, quotient: String(wrong.quotient), remainder: String(wrong.remainder) }
        : null,
    order: (order) => (typeof wrong === 'object' && 'order' in wrong ? { ...order, answer: wrong.order } : null),
    numberAndWord: () => null,
  }
  // A call of byKind would load the code of lists and tasks at the first miss.
  const row: (expects: never) => Expected | null = rows[expects.kind]
  return row(expects as never)
}

/** Returns the wrong answer of a slip as a child enters it, or null if a child cannot give it to the question. */
export function enteredAnswer(
  question: Question,
  wrong: WrongAnswer,
  language: { numberWord(number: number): string },
): Answer | null {
  if (isNamed(wrong)) {
    return { kind: 'numberAndWord', number: String(wrong.number), word: language.numberWord(wrong.word) }
  }
  const expects = expecting(question.expects, wrong)
  return expects && rightAnswer({ ...question, expects }, language)
}

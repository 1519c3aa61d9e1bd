/** What is asked and what is answered, as data. `kind` comes first and says how it is answered. */

export interface NumberQuestion {
  readonly kind: 'number'
  /** As displayed, with the signs + − × ÷: "47 + 38". */
  readonly text: string
  /** The expected value in its shortest decimal form: "85", "3.7". */
  readonly answer: string
  /** Most decimal places that the level's answers can have; 0 for whole-number levels. */
  readonly places: number
}

/** A union by kind: each new kind adds a member here, in `Answer` and in `check`. */
export type Question = NumberQuestion

export interface NumberAnswer {
  readonly kind: 'number'
  /** What was typed, untouched. */
  readonly number: string
}

export type Answer = NumberAnswer

const spokenSigns: Record<string, string> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' }

/** The question as a reader says it: "47 plus 38". */
export function spokenText(question: Question): string {
  return question.text.replace(/[+−×÷]/g, (sign) => spokenSigns[sign] ?? sign)
}

/** The answer as a child would type it. */
export function answerText(question: Question): string {
  return question.answer
}

/** Whether two questions ask the same. */
export function sameQuestion(a: Question, b: Question): boolean {
  return a.kind === b.kind && a.text === b.text && a.answer === b.answer && a.places === b.places
}

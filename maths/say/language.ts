/**
 * A language turns questions, which are data, into texts for the screen and the ear. Nothing reads these texts back.
 * The steps of a new language are in `docs/recipes.md`.
 */
import type { Quantity } from '../quantity.ts'
import type { Answer, Question } from '../question.ts'

/** The displayed words of a question. */
export interface Prompt {
  /** The text without its end where the box or the picture shows the end: "47 + 38", "1 m 35 cm =". */
  readonly shown: string
  /** The rest for a screen reader, in place of the box or the picture: "what cm?". Empty where nothing is left. */
  readonly unseen: string
}

export interface Language {
  /** The BCP 47 tag, for the browser's voices. */
  readonly tag: string
  /** Returns the whole question in one text: "47 + 38", "1 m 35 cm = ? cm", "How many kiwi?". */
  text(question: Question): string
  prompt(question: Question): Prompt
  /** Returns an answer, right or wrong, as a child would write it. */
  givenAnswer(answer: Answer): string
  /** Returns the right answer as a child would write it: "85", "79 r 1", "B", "3, 7, 9", "7, seven". */
  answer(question: Question): string
  /** Returns the solution after "Show me": "47 + 38 = 85", "The answer is 7 cm". */
  solution(question: Question): string
  /** Returns a quantity as it is marked in a picture: "1 m 20 cm". */
  quantity(quantity: Quantity): string
  /** @param number whole, 0 to 1000 */
  numberWord(number: number): string
}

/**
 * Returns the question as it is read aloud in a language: "47 plus 38". A run is read with its gap. It is a separate
 * function, because only browsers with a voice need it.
 *
 * @param namesWord false leaves out the number word that the child should read: "Write this number:"
 */
export type Speech = (question: Question, namesWord?: boolean) => string

/**
 * Returns what a question asks on paper, without the calculation itself: "How many kiwi?". Null if the question is a
 * calculation. It is a separate function, because only worksheets need it.
 */
export type Paper = (question: Question) => string | null

/** The texts of pictures in a language. They are apart, because many screens show no picture. */
export interface PictureLanguage {
  /** Returns the text alternative of the picture, which never holds the answer. Empty if nothing is drawn. */
  describeDrawing(question: Question): string
  /** Returns the text alternative of one choice. It begins with the choice's visible label. */
  describeChoice(question: Question<'choice'>, choice: string): string
}

import type { StepDrawing, Stop } from '../solve/drawings/drawing.ts'
import type { Place } from '../solve/place-value.ts'
import type { Says, StepQuestion } from '../solve/solution.ts'
import type { Notation } from './expression.ts'
import { type Line, textOf } from './parts.ts'

/**
 * A language's sentences for the worked solutions of an operation. They are a module of their own next to `Language`.
 */
export interface HelpLanguage {
  /** Returns what a step or a hint says. */
  says(says: Says): Line
  /** Returns a step's question, with the box for a number that the child writes: "8 + ? = 10". */
  ask(question: StepQuestion): Line
  /** Returns the labels of the choices of a step's question, in their order. A question for a number has none. */
  choices(question: StepQuestion): readonly Line[]
  /** The notation of lines on the screen and on paper. */
  readonly written: Notation
  /** The notation of lines that are read aloud. */
  readonly spoken: Notation
  /** Returns the name of a place, which is above its column: "tenths". */
  placeName(place: Place): string
  /** Returns the letters of a place above its column: "H". Tenths and hundredths have their names there. */
  placeLetters(place: Place): string
  /** Returns how many hops are still to do, beside them: "2 to go". */
  toGo(hops: number): string
  /** Returns the letters of a stop in the order of operations: "DM". */
  stopLetters(stop: Stop): string
}

/** Returns the right answer to a step's question: its number, or the label of the right choice. */
export function stepAnswerText(help: HelpLanguage, question: StepQuestion, notation: Notation): string {
  const { expects } = question
  if (expects.kind === 'number') return expects.answer
  return textOf(help.choices(question)[expects.choices.indexOf(expects.answer)]!, notation)
}

/** A language's text alternatives of the pictures of steps. They are loaded with the pictures. */
export interface StepPictureLanguage {
  /** Returns the text alternative of a picture of a step, without the answer to the question of its step. */
  describe(drawing: StepDrawing): string
}

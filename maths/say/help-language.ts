import type { StepDrawing, Stop } from '../solve/drawings/drawing.ts'
import type { Place } from '../solve/place-value.ts'
import type { Says, StepQuestion } from '../solve/solution.ts'

/** A language's sentences for worked solutions. They are a module of their own next to `Language`. */
export interface HelpLanguage {
  /** Returns what a step or a hint says, as displayed. */
  says(says: Says): string
  /** Returns a step's question as displayed, with "?" for its box where that is not at the end: "8 + ? = 10". */
  ask(question: StepQuestion): string
  /** Returns a displayed sentence as it is read aloud: "5 plus 2 equals 7". */
  speech(text: string): string
  /** Returns the name of a place above its column: "tenths". */
  placeName(place: Place): string
  /** Returns the letters of a place above a column of whole numbers: "H" for hundreds. */
  placeLetters(place: Place): string
  /** Returns the letters of a stop in the order of operations: "DM". */
  stopLetters(stop: Stop): string
  /** The mark between a quotient and its remainder: "r". */
  readonly remainderMark: string
}

/** A language's text alternatives of the pictures of steps. They are loaded with the pictures. */
export interface StepPictureLanguage {
  /** Returns the text alternative of a picture of a step, without the answer to the question of its step. */
  describe(drawing: StepDrawing): string
}

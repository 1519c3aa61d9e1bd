/** Word problems as data: who counts what, and how many. A language tells them in sentences. */
import type { Animal } from './drawing.ts'

/** Names, which are the same in every language. */
export const people = ['Aroha', 'Tama'] as const
export type Person = (typeof people)[number]

/** The number at first, that of the change, and the number at the end. Null for the one that is asked for. */
type StoryNumbers =
  | readonly [start: number, change: number, end: null]
  | readonly [start: number, change: null, end: number]
  | readonly [start: null, change: number, end: number]

/** A person sees some animals, and then others come (`join`) or some of them leave (`separate`). */
export interface Story {
  readonly kind: 'join' | 'separate'
  readonly who: Person
  readonly what: Animal
  readonly numbers: StoryNumbers
}

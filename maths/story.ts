/** Word problems as data: who has what, and how many. A language tells them in sentences. */

export const people = ['aroha', 'tama'] as const
export type Person = (typeof people)[number]

export const possessions = ['shell', 'feijoa'] as const
export type Possession = (typeof possessions)[number]

/** The number at first, that of the change, and the number at the end. Null for the one that is asked for. */
type StoryNumbers =
  | readonly [start: number, change: number, end: null]
  | readonly [start: number, change: null, end: number]
  | readonly [start: null, change: number, end: number]

/** A person has some things, and gets more of them (`join`) or gives some away (`separate`). */
export interface Story {
  readonly kind: 'join' | 'separate'
  readonly who: Person
  readonly what: Possession
  readonly numbers: StoryNumbers
}

/** The pictures of Number: things that are counted, words, cards, bonds and dots. */
import type { Animal, Point } from '../../drawing.ts'
import type { Count, Place } from '../place-value.ts'

export type NumberDrawing =
  | CountedFlock
  | RowsOfFive
  | MatchedRows
  | PlaceBlocks
  | WordTiles
  | WordStrip
  | NumberCards
  | NumberBond
  | OrderedNumbers
  | DotCard

/** Animals that are counted with a hop to each. The first hop starts before the first animal. */
export interface CountedFlock {
  readonly kind: 'countedFlock'
  readonly animal: Animal
  /** The centres of the animals in animal widths, in the order in which they are counted. */
  readonly places: readonly Point[]
  /** The animals that have their hop and their number. The ball is on the last one, or before the first. */
  readonly counted: number
}

/** Groups of things as rows of five, so that they can be counted in fives. */
export interface RowsOfFive {
  readonly kind: 'rowsOfFive'
  readonly groups: readonly {
    readonly label: string
    readonly count: number
    /** Whether the numbers of its rows are written: 5, 10, 12. */
    readonly counted: boolean
  }[]
}

/** Two groups of animals in a row each. A line goes from each animal to the one below it, while both rows have one. */
export interface MatchedRows {
  readonly kind: 'matchedRows'
  readonly groups: readonly { readonly label: string; readonly animal: Animal; readonly count: number }[]
  /** Whether the number of each row is written, and the animals without another one are marked. */
  readonly counted: boolean
}

/** Place-value blocks above the digits of their number. */
export interface PlaceBlocks {
  readonly kind: 'placeBlocks'
  /** The blocks of each place, from the highest. */
  readonly counts: readonly Count[]
  /** The digit below each place, or null if it is not written. */
  readonly digits: readonly (number | null)[]
  /** The place in a frame. */
  readonly framed: Place | null
  /** Whether the word of each place is above its blocks, in place of a letter and a digit below them. */
  readonly inWords?: boolean
}

/** A number word that comes apart. Each part is a number, whose word a language writes. */
export interface WordTiles {
  readonly kind: 'wordTiles'
  readonly number: number
  /** The parts from the highest, such as 400 and 6. One part is a word that stays whole. */
  readonly parts: readonly number[]
}

/** The words from zero to ten or twelve, below each other. */
export interface WordStrip {
  readonly kind: 'wordStrip'
  readonly to: number
  /** The number whose word is tinted. */
  readonly tinted: number
  /** Whether its figure is written, with a hop to each word from zero. */
  readonly counted: boolean
}

/** Cards such as 400 and 6. */
export interface NumberCards {
  readonly kind: 'numberCards'
  /** The numbers from the highest. */
  readonly cards: readonly number[]
  /** Whether the lower cards cover the zeros of the highest one. */
  readonly slid: boolean
}

/** A whole with its two parts. */
export interface NumberBond {
  readonly kind: 'numberBond'
  readonly whole: number
  readonly part: number
  /** The other part, or null while it is missing. */
  readonly other: number | null
}

/** Numbers, and a row of places for them. */
export interface OrderedNumbers {
  readonly kind: 'orderedNumbers'
  readonly numbers: readonly number[]
  readonly first: 'smallest' | 'largest'
  /** The numbers that have their place, from the first place. */
  readonly placed: readonly number[]
}

/** Dots on a card 3 wide and 3 high. */
export interface DotCard {
  readonly kind: 'dotCard'
  readonly places: readonly Point[]
  /** The indices of the dots in the ring. */
  readonly ringed: readonly number[]
  /** The number below the card, or null. */
  readonly total: number | null
}

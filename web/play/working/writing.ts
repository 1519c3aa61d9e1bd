import type { Position } from './paper.ts'

/** The digits in the squares, by position. Empty squares have no entry. */
export type Writing = ReadonlyMap<string, string>

export function keyOf([row, column]: Position): string {
  return `${row} ${column}`
}

export function textAt(writing: Writing, at: Position): string {
  return writing.get(keyOf(at)) ?? ''
}

/** Returns the writing after a square has got a text. */
export function writtenAt(writing: Writing, at: Position, text: string): Writing {
  return new Map(writing).set(keyOf(at), text)
}

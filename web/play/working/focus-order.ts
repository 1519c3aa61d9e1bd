/** The movement of the focus between the squares of a paper. */
import { cellAt, type Paper, type Position } from './paper.ts'

const isSame = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1]

/**
 * Returns the square to write in after this one, or null after the last one. A carried or exchanged number is followed
 * by the result of its column, and so is a zero that completes a number.
 */
export function squareAfter(paper: Paper, at: Position): Position | null {
  const index = paper.order.findIndex((each) => isSame(each, at))
  if (index >= 0) return paper.order[index + 1] ?? null
  return paper.order.find(([, column]) => column === at[1]) ?? null
}

/** Returns the square before this one in the order, or null. */
export function squareBefore(paper: Paper, at: Position): Position | null {
  const index = paper.order.findIndex((each) => isSame(each, at))
  return paper.order[index - 1] ?? null
}

/** Returns the first square of the next row in the order, or null after the last row. */
export function nextRow(paper: Paper, at: Position): Position | null {
  const index = paper.order.findIndex((each) => isSame(each, at))
  if (index < 0) return squareAfter(paper, at)
  return paper.order.slice(index).find(([row]) => row !== at[0]) ?? null
}

const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const

/** Returns the next square in the direction of an arrow key. Null at the edge or for another key. */
export function squareTowards(paper: Paper, [row, column]: Position, key: string): Position | null {
  if (!(key in steps)) return null
  const [down, right] = steps[key as keyof typeof steps]
  for (let i = 1; i < Math.max(paper.rows.length, paper.columns); i++) {
    const next: Position = [row + i * down, column + i * right]
    if (cellAt(paper, next).kind === 'square') return next
  }
  return null
}

/** Returns the digits in a square after another one is typed. A full square begins again. */
export function typedInto(before: string, digit: string, most: number): string {
  return before.length < most ? before + digit : digit
}

/** Decides whether the texts and the picture of a problem suit the values of its numbers. */
import { byKind } from '../by-kind.ts'
import { hasRepeated, namesOf } from './number-values.ts'
import {
  fillerOf,
  largestRectangle,
  mostAnimals,
  numberIn,
  type OwnAnswer,
  type PictureNumber,
  type Row,
  rulerLength,
  type WrittenProblem,
} from './problem.ts'

type IsFor = (row: Row) => boolean

/** Returns the function that returns the row of values that meet all conditions, or why they are left out. */
export function rowMaker(problem: WrittenProblem): (values: Row, answer: string) => Row | 'picture' | 'equal' {
  const isNumber = problem.answer.kind === 'number'
  const [isDrawn, isRepeated] = [drawableFor(problem), repeatedFor(problem)]
  return (values, answer) => {
    if (!isDrawn(values)) return 'picture'
    if (isRepeated(values)) return 'equal'
    return isNumber ? [...values, answer] : values
  }
}

/** Returns the function that decides whether the picture has room for the values of a row. */
function drawableFor({ picture, numbers }: WrittenProblem): IsFor {
  const names = namesOf(numbers)
  const numberFor = (text: PictureNumber) => {
    const fill = fillerOf(text, names)
    return (row: Row) => numberIn(fill(row))
  }
  const isFrom = (low: number, high: number, text: PictureNumber): IsFor => {
    const number = numberFor(text)
    return (row) => {
      const value = number(row)
      return value !== null && value >= low && value <= high
    }
  }
  switch (picture?.kind) {
    case undefined:
    case 'table':
      return () => true
    case 'animals':
      return isFrom(1, mostAnimals, picture.count)
    case 'rectangle': {
      const [width, height] = [
        isFrom(1, largestRectangle.width, picture.width),
        isFrom(1, largestRectangle.height, picture.height),
      ]
      return (row) => width(row) && height(row)
    }
    case 'ruler': {
      const [from, to] = [numberFor(picture.from), numberFor(picture.to)]
      return (row) => {
        const [first, last] = [from(row), to(row)]
        return first !== null && last !== null && last > first && last <= rulerLength
      }
    }
  }
}

/** Returns the function that decides whether two choices or two items are equal with the values of a row. */
function repeatedFor({ answer, numbers }: WrittenProblem): IsFor {
  const names = namesOf(numbers)
  const fillers = byKind<OwnAnswer, readonly string[]>(answer, {
    number: () => [],
    choice: ({ choices }) => choices,
    order: ({ items }) => items,
  }).map((text) => fillerOf(text, names))
  return (row) => hasRepeated(fillers.map((fill) => fill(row).trim()))
}

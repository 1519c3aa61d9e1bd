/** An own problem as it is played: the question of each of its rows. It needs no parser. */
import { byKind } from '../by-kind.ts'
import { readDecimal } from '../decimal.ts'
import type { Drawing, Point } from '../drawing.ts'
import { noDrawing } from '../drawing.ts'
import type { Expected, Question } from '../question.ts'
import type { Random } from '../random.ts'
import {
  type OwnAnswer,
  type OwnPicture,
  type OwnProblem,
  pictureNumber,
  problemKey,
  type Row,
  rulerLength,
  withValues,
} from './problem.ts'

/** An answer without its expression, because the rows have its value. A tolerance is in its shortest form. */
export type PlayedAnswer =
  | Omit<Extract<OwnAnswer, { readonly kind: 'number' }>, 'expression'>
  | Exclude<OwnAnswer, { readonly kind: 'number' }>

/** The fields of a problem that a device needs to play it. */
export interface PlayedProblem {
  readonly key: string
  readonly text: string
  readonly picture: OwnPicture | null
  /** The names of the numbers, in the order of the values of a row. */
  readonly names: readonly string[]
  readonly answer: PlayedAnswer
  readonly rows: readonly Row[]
}

export function playedProblem(problem: OwnProblem): PlayedProblem {
  const { text, picture, numbers, rows } = problem
  return {
    key: problemKey(problem),
    text,
    picture,
    names: numbers.map(({ name }) => name),
    answer: playedAnswer(problem),
    rows,
  }
}

/** Each kind says what a device gets of its answer. */
const playedAnswer = ({ answer }: OwnProblem) =>
  byKind<OwnAnswer, PlayedAnswer>(answer, {
    // A teacher may have typed "0,5", which no comparison of answers reads.
    number: ({ expression: _, ...played }) => ({ ...played, within: readDecimal(played.within, 6) ?? '0' }),
    choice: (whole) => whole,
    order: (whole) => whole,
  })

/** Returns the question of a row. Chance shuffles the items of an order. */
export function questionOf(problem: PlayedProblem, row: Row, random: Random): Question {
  const write = (text: string) => withValues(text, problem.names, row)
  return {
    ask: { kind: 'told', text: write(problem.text), problem: problem.key },
    expects: expectedOf(problem.answer, row, write, random),
    drawn: drawingOf(problem, row, write),
  }
}

function expectedOf(answer: PlayedAnswer, row: Row, write: (text: string) => string, random: Random): Expected {
  switch (answer.kind) {
    case 'number': {
      const value = row.at(-1)!
      const places = Math.max(placesOf(value), placesOf(answer.within))
      const unit = answer.unit === '' ? {} : { ownUnit: answer.unit }
      const compared = { within: answer.within }
      return { kind: 'number', answer: value, places, compared, ...unit, mustBeNumber: true }
    }
    case 'choice': {
      const choices = answer.choices.map(write)
      return { kind: 'choice', choices, answer: choices[answer.right]! }
    }
    case 'order': {
      const items = answer.items.map(write)
      return { kind: 'order', numbers: shuffled(items, random), answer: items }
    }
  }
}

const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0

/** Returns the items in another order than their own. */
function shuffled(items: readonly string[], random: Random): readonly string[] {
  const left = [...items]
  const drawn = items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0]!)
  return drawn.every((item, i) => item === items[i]) ? [...drawn.slice(1), drawn[0]!] : drawn
}

function drawingOf({ picture, names }: PlayedProblem, row: Row, write: (text: string) => string): Drawing {
  const number = (text: string) => pictureNumber(text, names, row) ?? 0
  switch (picture?.kind) {
    case undefined:
      return noDrawing
    case 'table':
      return { kind: 'table', rows: picture.rows.map((cells) => cells.map(write)) }
    case 'ruler': {
      const { object, from, to } = picture
      return { kind: 'ruler', object, from: number(from), to: number(to), longest: rulerLength }
    }
    case 'rectangle':
      return { kind: 'grid', width: number(picture.width), height: number(picture.height) }
    case 'animals':
      return { kind: 'animals', animal: picture.animal, places: inRows(number(picture.count)) }
  }
}

const rowLength = 5
/** The distance between two animals, in animal widths. */
const apart = 1.5

const inRows = (count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => [(i % rowLength) + 0.5, Math.floor(i / rowLength) + 0.5] as const).map(
    ([x, y]) => [x * apart, y * apart],
  )

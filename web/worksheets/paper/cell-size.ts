/** The room that a question needs on paper. All lengths are in millimetres, unless another unit is named. */
import { type Drawing, hasDrawnChoices, type Language, type Question } from '#maths'
import { m } from '../../language/messages.ts'
import { cm, pictureOfRuler } from '../../play/drawings/ruler.tsx'
import { boxWidth, unitWidth, widthOf } from '../../play/questions/question-row.ts'
import { linesOf, textWidth } from './text-lines.ts'

/** The size of the text of a question. */
export const textSize = { normal: 5.2, large: 7.4 } as const

/** The width of the number before a question, and the space between two columns. */
export const numberWidth = 9
export const columnGap = 6

/** The side of a square for working, and the number of their rows. */
export const square = 5
export const squareRows = 5
const squaresHeight = square * squareRows + 3

/** The height of one line of words, and of a line to write on, in sizes of the text. */
const wordsLine = 1.05
const writingLine = 2.1
/** The size of words, in sizes of the text of a calculation, and the width of a character in the size of words. */
export const wordsSize = 0.78
const characterWidth = 0.6

export interface CellRoom {
  readonly width: number
  /** The size of the text. */
  readonly size: number
  /** The words of the question, or null if its section has them above all questions, or if it needs none. */
  readonly task: string | null
  readonly hasSquares: boolean
  /** The most characters of a typed answer of the same level or set. */
  readonly longestAnswer: number
  readonly say: Language
}

/** Returns the height of a question in a room of this width, or null if the room is too narrow for it. */
export function heightOf(question: Question, room: CellRoom): number | null {
  const picture = pictureSize(question, room)
  if (picture.width > room.width) return null
  const answer = answerHeight(question, room)
  if (answer === null) return null
  const squares = room.hasSquares && isCalculation(question) ? squaresHeight : 0
  return wordsHeight(question, room) + picture.height + answer + squares
}

/** Returns whether a question is a calculation, which has squares for working if the sheet has them. */
export const isCalculation = ({ drawn }: Question) => drawn.kind === 'expression'

/** Returns whether a question is an own problem, whose texts its teacher has typed. */
export const isOwn = ({ ask }: Pick<Question, 'ask'>) => ask.kind === 'told'

/** The height of a line of a text that a teacher has typed, in its size. */
export const typedLine = 1.2

function wordsHeight(question: Question, { task, width, size }: CellRoom): number {
  if (task === null) return 0
  const text = wordsSize * size
  if (isOwn(question)) return linesOf(task, width / text) * typedLine * text + 2
  const lines = Math.ceil((task.length * characterWidth * text) / (0.92 * width))
  return lines * wordsLine * text + 2
}

interface Size {
  readonly width: number
  readonly height: number
}

const none: Size = { width: 0, height: 0 }
/** The gap below a picture. */
const below = 2

type Sizes = {
  readonly [K in Drawing['kind']]: (drawn: Extract<Drawing, { readonly kind: K }>, room: CellRoom) => Size
}

/** The size of each kind of picture. Pictures of things to count are as wide as their room. */
const sizes: Sizes = {
  nothing: () => none,
  expression: () => none,
  word: () => none,
  run: ({ numbers }, { size }) => {
    const longest = Math.max(...numbers.map((number) => String(number ?? 0).length))
    return { width: numbers.length * runCell(longest) * size, height: 2.2 * size }
  },
  animals: (_, room) => ({ width: 47, height: scaled(28, room) }),
  groups: (_, room) => ({ width: 76, height: scaled(28, room) }),
  blocks: (_, room) => ({ width: 76, height: scaled(34, room) }),
  dots: (_, room) => ({ width: scaled(30, room), height: scaled(23, room) }),
  bond: (_, room) => ({ width: scaled(44, room), height: scaled(22, room) }),
  bars: ({ bars }, room) => ({ width: 47, height: scaled(9, room) * bars.length }),
  spans: (_, room) => ({ width: 76, height: scaled(27, room) }),
  // A centimetre of these two is a centimetre of the paper.
  ruler: ({ longest }) => rulerSize(longest),
  grid: (drawn) => gridSize(drawn),
  shape: (_, room) => ({ width: 60, height: scaled(42, room) }),
  table: ({ rows }, room) => tableSize(rows, room),
}

/** The space beside and above the text of a cell of a table, in the size of its text. */
export const cellPadding = { beside: 0.5, above: 0.1 }

/** Returns the size of a table. Its columns have the same width, and long cells have several lines. */
function tableSize(rows: readonly (readonly string[])[], { width: most, size }: CellRoom): Size {
  const text = wordsSize * size
  const columns = rows[0]?.length ?? 1
  const around = 2 * cellPadding.beside + 0.3
  const widest = Math.max(...rows.flat().map(textWidth)) + around
  const width = Math.min(columns * Math.max(widest, 2) * text, most)
  const room = width / columns / text - around
  // A column has room for a character of any width.
  if (room < 1.4) return { width: Number.POSITIVE_INFINITY, height: 1 }
  const heights = rows.map(
    (cells) => Math.max(...cells.map((cell) => linesOf(cell, room + 0.01))) * typedLine + 2 * cellPadding.above + 0.1,
  )
  return { width, height: heights.reduce((sum, height) => sum + height, 0) * text + 1 }
}

const scaled = (length: number, { size }: CellRoom) => (length * size) / textSize.normal

/** The width of a cell of a number strip, in sizes of the text. */
export const runCell = (digits: number) => Math.max(2, 0.62 * digits + 1)

/** A centimetre of the ruler is 10 mm of the paper. */
function rulerSize(longest: number): Size {
  const { width, height } = pictureOfRuler(longest)
  return { width: (10 * width) / cm, height: (10 * height) / cm }
}

/** The grid around a rectangle, in centimetres. */
export const aroundGrid = 0.4
export const gridSize = ({ width, height }: { readonly width: number; readonly height: number }): Size => ({
  width: 10 * (width + 2 * aroundGrid),
  height: 10 * (height + 2 * aroundGrid) + 7,
})

export function pictureSize({ drawn }: Question, room: CellRoom): Size {
  const sizeOf = sizes[drawn.kind] as (drawn: Drawing, room: CellRoom) => Size
  const { width, height } = sizeOf(drawn, room)
  return height === 0 ? none : { width, height: height + below }
}

/** Returns the length of the line on which a number is written. */
export const lineLength = (longestAnswer: number, size: number) => Math.max(3, boxWidth(longestAnswer)) * size

/** Returns the height of the room for the answer, or null if it is too wide. */
function answerHeight(question: Question, room: CellRoom): number | null {
  const { expects, drawn } = question
  if (isOwn(question) && expects.kind === 'order') return orderHeight(expects.numbers, room)
  const { width, size } = room
  if (isOwn(question) && expects.kind === 'choice') {
    const hint = hintHeight(m.worksheets_choice_hint(), room)
    if (fitsInRow(expects.choices, room)) return hint + 2.4 * size
    return expects.choices.reduce((sum, choice) => sum + choiceHeight(choice, room), hint)
  }
  const line = writingLine * size
  const fits = (needed: number, height: number) => (needed <= width ? height : null)
  switch (expects.kind) {
    case 'number':
    case 'quotientAndRemainder': {
      if (drawn.kind === 'run' || drawn.kind === 'bond') return 0
      const answer = lineLength(room.longestAnswer, size) + endWidth(question) * size
      const text = widthOf(calculationText(question, room.say)) * size
      if (text === 0) return fits(answer, line)
      if (text + answer + 2 <= width) return line
      // The line is below the calculation, which has a line for itself.
      return fits(Math.max(text, answer), line + 1.5 * size)
    }
    case 'numberAndWord':
      return fits(75, 2 * line)
    case 'choice':
      // The gap of a number strip takes the number.
      if (drawn.kind === 'run' || hasDrawnChoices(drawn)) return 0
      return fits(expects.choices.reduce((sum, choice) => sum + 0.62 * choice.length + 2.4, 0) * size, 2.4 * size)
    case 'order': {
      const longest = Math.max(...expects.numbers.map(({ length }) => length))
      return fits(expects.numbers.length * orderBox(longest) * size, 4.4 * size)
    }
  }
}

/** Returns whether the choices of an own problem are beside each other. */
export const fitsInRow = (choices: readonly string[], { width, size }: Pick<CellRoom, 'width' | 'size'>) =>
  choices.reduce((sum, choice) => sum + textWidth(choice) + 2.4, 0) * size <= width

/** Returns the height of a choice that has a line of its own, with the room for its ring. */
function choiceHeight(choice: string, { width, size }: CellRoom): number {
  const text = wordsSize * size
  return (linesOf(choice, width / text - 2.2) * typedLine + 0.8) * text + 1
}

/** The side of the box for the place of a thing in an order, in sizes of the text. */
export const placeBox = 1.7

/** The gap below the words that say how an own problem is answered, in millimetres. */
const belowHint = 1.5

/** Returns the height of these words with the gap below them. */
function hintHeight(words: string, { width, size }: Pick<CellRoom, 'width' | 'size'>): number {
  const text = wordsSize * size
  return linesOf(words, width / text) * typedLine * text + belowHint
}

/** Returns the height of things to order below each other, each behind a box for its place. */
function orderHeight(items: readonly string[], { width, size }: CellRoom): number {
  const text = wordsSize * size
  const hint = hintHeight(m.worksheets_order_hint({ count: items.length }), { width, size })
  const room = (width - (placeBox + 0.5) * size) / text
  const heights = items.map((item) => Math.max(placeBox * size, linesOf(item, room) * typedLine * text) + 0.25 * size)
  return heights.reduce((sum, height) => sum + height, hint + 1)
}

/** The width of a box of an order with the space beside it, in sizes of the text. */
export const orderBox = (digits: number) => 0.62 * digits + 2

/** Returns the width of what is after the line, in sizes of the text: a unit, or the remainder. */
function endWidth({ expects }: Question): number {
  if (expects.kind === 'quotientAndRemainder') return 3.6
  return expects.kind === 'number' ? unitWidth(expects.unit ?? expects.ownUnit) : 0
}

/** Returns the text before the line: a calculation up to its equals sign, or the word of a number. Else ''. */
export function calculationText(question: Question, say: Language): string {
  const { drawn } = question
  if (drawn.kind === 'word') return say.numberWord(drawn.number)
  if (drawn.kind !== 'expression') return ''
  const { shown, unseen } = say.prompt(question)
  return unseen === '' ? `${shown} =` : shown
}

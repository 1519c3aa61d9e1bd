/** Three and four digits by one digit in columns from the right (Multiplication 3.2, 3.3 and 4.2). */

import type { Expression } from '../../../expression.ts'
import type { Question } from '../../../question.ts'
import { columnsOf, resultSquare, writeBelow } from '../../../solve/drawings/columns.ts'
import type { Columns } from '../../../solve/drawings/drawing.ts'
import { firstColumnHint } from '../../../solve/methods/column-start.ts'
import { asksCount, asksValue, digitAt, lengthOf, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

/** A column of a product. */
interface ProductColumn {
  readonly place: Place
  readonly digit: number
  readonly carried: number
  readonly total: number
  readonly last: boolean
}

function productColumns(a: number, b: number): ProductColumn[] {
  const columns: ProductColumn[] = []
  let carried = 0
  for (let place = 0; place < lengthOf(a); place++) {
    const digit = digitAt(a, place)
    const total = digit * b + carried
    columns.push({ place, digit, carried, total, last: place === lengthOf(a) - 1 })
    carried = Math.floor(total / 10)
  }
  return columns
}

export function shortMultiplication(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const columns = productColumns(a, b)
  // The usual slips are a carry that is lost, and digits after the first one that are not multiplied.
  const carrying = columns.find(carries)
  const asked = carrying ?? columns.at(-1)!
  const steps: Step[] = []
  for (const column of columns) {
    const { place, digit, total, last } = column
    const says = columnPhrases(column, b)
    if (column === carrying) {
      steps.push({
        says: [...says.slice(0, 1), { kind: 'howManyStay', carry: Math.floor(total / 10), place }],
        shows: [draw(a, b, columns, place - 1, { tinted: place, asked: { place, row: 'result' } })],
        asks: asksCount(place, total % 10),
      })
    } else if (carrying && place === carrying.place + 1) {
      steps.push(askCarried(a, b, columns, column))
    } else if (column === asked) {
      steps.push({
        says: [{ kind: 'nowTheDigit', digit, times: b, place }],
        shows: [draw(a, b, columns, place - 1, { tinted: place, asked: resultSquare(place, total) })],
        asks: asksValue(operate(digit, '×', b), total),
      })
    }
    const end: Says = last ? [{ kind: 'equation', sides: [operate(a, '×', b), a * b] }] : []
    const told = column === carrying ? bothDigits(column) : says
    steps.push({ says: [...told, ...end], shows: [draw(a, b, columns, place, { tinted: place })] })
  }
  return {
    hint: carrying ? [whereItGoes(carrying, b)] : firstColumnHint(writeBelow(a, '×', b), a * b),
    steps,
  }
}

/** Asks where the carry goes. The digit below is left for the first step. */
function whereItGoes({ place, digit, total }: ProductColumn, b: number): Phrase {
  return { kind: 'whereDoTheyGo', place, expression: operate(digit, '×', b), total }
}

const carries = ({ total, last }: ProductColumn) => total >= 10 && !last

/** The child multiplies the digit of a column and adds what is carried in the picture. */
function askCarried(
  a: number,
  b: number,
  columns: readonly ProductColumn[],
  { place, digit, total }: ProductColumn,
  tinted: Place | readonly [Place, Place] = place,
): Step {
  return {
    says: [{ kind: 'timesThenCarry', place, digit, times: b }],
    shows: [draw(a, b, columns, place - 1, { tinted, asked: resultSquare(place, total) })],
    asks: asksCount(place, total),
  }
}

/** Returns whether a column of a product carries into the next one. */
export function hasCarry(a: number, b: number): boolean {
  return productColumns(a, b).some(carries)
}

/** The steps of a product up to the column after the first carry, which the child works out. */
export interface CarrySteps {
  /** The columns before the carry: none or one step, or a step for each column. */
  readonly before: readonly Step[]
  readonly beforeApart: readonly Step[]
  /** The step that the child does, which also tells the carry, or a step for each. */
  readonly asking: Step
  readonly askingApart: readonly Step[]
  /** A step for each column that is left. */
  readonly rest: readonly Step[]
}

/** Returns the steps of a product with a carry. */
export function carrySteps(a: number, b: number): CarrySteps {
  const columns = productColumns(a, b)
  const carrying = columns.find(carries)!
  const before = columns.slice(0, carrying.place)
  const next = columns[carrying.place + 1]!
  const asking = askCarried(a, b, columns, next, [next.place, carrying.place])
  const told = (column: ProductColumn, says = columnPhrases(column, b)): Step => ({
    says,
    shows: [draw(a, b, columns, column.place, { tinted: column.place })],
  })
  const last = carrying.place - 1
  const together: Step = {
    says: before.flatMap((column) => columnPhrases(column, b).slice(0, 1)),
    shows: [draw(a, b, columns, last, { tinted: last === 0 ? 0 : [last, 0] })],
  }
  return {
    before: before.length > 0 ? [together] : [],
    beforeApart: before.map((column) => told(column)),
    asking: { ...asking, says: [...columnPhrases(carrying, b).slice(0, 1), ...asking.says] },
    askingApart: [told(carrying), askCarried(a, b, columns, next)],
    // The child has seen where both digits of a full column go.
    rest: columns.slice(next.place + 1).map((column) => told(column, columnPhrases(column, b).slice(0, 1))),
  }
}

/** Returns a product in columns with its result and all that is carried. The columns from a place on can be tinted. */
export function productDone(a: number, b: number, from?: Place): Columns {
  const columns = productColumns(a, b)
  const last = columns.length - 1
  return draw(a, b, columns, last, from === undefined ? {} : { tinted: [last, from] })
}

/** Says where both digits of a full column go. */
function bothDigits({ place, total }: ProductColumn): Says {
  return [
    { kind: 'writeBelow', digit: total % 10, place },
    { kind: 'carryAbove', carry: Math.floor(total / 10), place: place + 1 },
  ]
}

/** Returns what is said of a column: its total, and what is written and carried. */
function columnPhrases({ place, digit, carried, total, last }: ProductColumn, b: number): Says {
  const times: Expression = operate(digit, '×', b)
  const sides = [carried > 0 ? operate(times, '+', carried) : times, total]
  const said: Says[number] = { kind: 'placeEquation', place, sides }
  if (last) return [said]
  if (total < 10) return [said, { kind: 'writeBelow', digit: total, place }]
  return [said, { kind: 'writeAndCarry', write: total % 10, carry: Math.floor(total / 10), place: place + 1 }]
}

function draw(
  a: number,
  b: number,
  columns: readonly ProductColumn[],
  done: Place,
  parts: { readonly tinted?: Place | readonly [Place, Place]; readonly asked?: Columns['asked'] } = {},
): Columns {
  const highest = columns.length - 1
  const overflows = done === highest && columns.at(-1)!.total >= 10
  return columnsOf(
    writeBelow(a, '×', b),
    (place) => ({
      carried: place <= Math.min(done + 1, highest) && columns[place]!.carried > 0 ? columns[place]!.carried : null,
      result: place <= done || overflows ? digitAt(a * b, place) : null,
    }),
    { ...parts, highest: overflows ? highest + 1 : highest },
  )
}

import type { Expression } from '../../../expression.ts'
import type { BlockRow, Blocks, Column, NumberLine, StepDrawing, Stop } from '../../../solve/drawings/drawing.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import type { LengthDrawing } from '../../../solve/drawings/length-drawing.ts'
import type { NumberDrawing } from '../../../solve/drawings/number-drawing.ts'
import type { Place } from '../../../solve/place-value.ts'
import { writeExpression } from '../../expression.ts'
import { type Descriptions, joinSentences } from '../../sentences.ts'
import { spoken } from '../speech.ts'
import { capital, counted, list, plural } from './places.ts'

const nameByStop: Readonly<Record<Stop, string>> = { B: 'B', E: 'E', DM: 'D and M', AS: 'A and S' }

const thing = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

const swaps: Readonly<Record<NonNullable<Blocks['swap']>, string>> = {
  onesToTen: 'Ten ones become one ten.',
  tenToOnes: 'One ten becomes ten ones.',
  tensToHundred: 'Ten tens become one hundred.',
}

export const calculationDescriptions: Descriptions<Exclude<StepDrawing, NumberDrawing | LengthDrawing>> = {
  numberLine: describeLine,
  columns: ({ operator, columns, tinted, asked, leads }) =>
    joinSentences(
      `${capital(spoken.symbols[operator])} in columns.`,
      ...columns.map(describeColumn),
      lookAt(tinted),
      asked === null ? '' : `The box of the ${plural(asked.place)} is yours.`,
      leads === null ? '' : `An arrow leads from the ${plural(leads.from)} to the ${plural(leads.to)}.`,
    ),
  blocks: ({ rows, taken, swap }) =>
    joinSentences(
      `Place-value blocks: ${rows.map(describeBlocks).join(', then ')}.`,
      taken.tens + taken.ones === 0 ? '' : `Crossed out: ${list([counted(taken.tens, 1), counted(taken.ones, 0)])}.`,
      swap === null ? '' : swaps[swap],
    ),
  placeValueChart: ({ highest, rows, operator, tinted, moved, asked }) =>
    joinSentences(
      operator === null ? 'A place-value chart.' : `${capital(spoken.symbols[operator])} on a place-value chart.`,
      ...rows.map((row, i) => `Row ${i + 1}: ${describeDigits(row, highest)}.`),
      lookAt(tinted === null ? null : [tinted, tinted]),
      moved === 0 ? '' : `Each digit moves ${thing(Math.abs(moved), 'place')} to the ${moved > 0 ? 'left' : 'right'}.`,
      asked === null ? '' : `The box of the ${plural(asked)} is yours.`,
    ),
  areaModel: ({ across, down, products, framed, sums }) =>
    joinSentences(
      `A rectangle in boxes, ${list(across.map(String))} across and ${list(down.map(String))} down.`,
      ...products.flatMap((row, y) => row.map((product, x) => `${across[x]} by ${down[y]}: ${product ?? 'empty'}.`)),
      framed === null ? '' : `The box of ${across[framed[0]]} by ${down[framed[1]]} is framed.`,
      ...sums.map((sum, y) => (sum === null ? '' : `Row ${y + 1}: ${sum}.`)),
    ),
  dotArray: ({ rows, size, dark, away, totals, turned }) =>
    joinSentences(
      `${turned ? 'The turned array: ' : ''}${thing(rows, 'row')} of ${thing(size, 'dot')}.`,
      dark === rows
        ? ''
        : away
          ? `The last ${rows - dark} ${rows - dark === 1 ? 'is' : 'are'} taken away.`
          : `${dark} dark, ${rows - dark} pale.`,
      totals[0] === null ? '' : `Beside ${away || dark === rows ? 'all' : 'the dark'} rows: ${totals[0]}.`,
      totals[1] === null ? '' : `Beside the ${away ? 'rows taken away' : 'pale rows'}: ${totals[1]}.`,
    ),
  equalGroups: ({ groups, size, counted: done, total }) =>
    joinSentences(
      `${thing(groups, 'ring')} with ${size} in each.`,
      done === 0 ? '' : `${done} ${done === 1 ? 'is' : 'are'} counted.`,
      total === null ? '' : `So far: ${total}.`,
    ),
  dotGroups: ({ count, size, framed, inTens }) =>
    joinSentences(
      `${thing(count, 'dot')} in rows of ${inTens ? 10 : size}.`,
      `${thing(framed, inTens && size !== 10 ? 'column' : 'row')} of ${size} ${framed === 1 ? 'is' : 'are'} framed.`,
    ),
  rows: ({ top, bottom, products, tinted, sum }) =>
    joinSentences(
      `${top} times ${bottom}, a row for each digit of ${bottom}.`,
      ...products.map((product, place) => (product === null ? '' : `Row of ${plural(place)}: ${product}.`)),
      tinted === null ? '' : `Look at the ${plural(tinted)} of ${bottom}.`,
      sum === null ? '' : `Sum: ${sum}.`,
    ),
  shortDivision: ({ divisor, digits, highest, quotient, carried, over, tinted, asked, remainder }) =>
    joinSentences(
      `A division frame: ${describeDigits(digits, highest)}, divided by ${divisor}.`,
      quotient.some((digit) => digit !== null) ? `Above: ${describeDigits(quotient, highest)}.` : 'Nothing above yet.',
      ...carried.map((left, i) =>
        left === null || left === 0 ? '' : `A small ${left} is in front of the ${plural(highest - i)}.`,
      ),
      over === null ? '' : `The ball has ${over.rest} beside the ${plural(over.place)}.`,
      lookAt(tinted),
      remainder === null ? '' : `Left over: ${remainder}.`,
      asked === null
        ? ''
        : asked === 'remainder'
          ? 'The box of what is left over is yours.'
          : `The box above the ${plural(asked)} is yours.`,
    ),
  multiples: ({ of, times, framed }) =>
    joinSentences(
      `A list: ${times.map((each) => `${each} times ${of} is ${each * of}`).join(', ')}.`,
      framed.length === 0 ? '' : `In a frame: ${list(framed.map((each) => String(each * of)))}.`,
    ),
  decimalBars: ({ value, places, cut, row }) =>
    row
      ? 'A square of a hundred. A row and one square of it are tinted.'
      : `Bars for ${value}${cut ? `, cut into ${places === 1 ? 'tenths' : 'hundredths'}` : ''}.`,
  orderOfOperations: ({ at, done, lines }) =>
    joinSentences(
      'Four stops: B, E, D and M, A and S.',
      done.length === 0 ? '' : `Passed: ${list(done.map((stop) => nameByStop[stop]))}.`,
      at === null ? 'The ball waits before them.' : `The ball is on ${nameByStop[at]}.`,
      ...lines.map(
        ({ expression, framed }) =>
          `${capital(writeExpression(expression, spoken))}${framed === null ? '' : `, with a frame around ${writeExpression(partOf(expression, framed), spoken)}`}.`,
      ),
    ),
  doubleNumberLine: ({ upper, lower, hops, inEach }) =>
    joinSentences(
      `A number line from 0 to ${upper.end}. One hop is ${upper.hop}.`,
      lower === null
        ? ''
        : `Below it, a line from 0${lower.end === null ? '' : ` to ${lower.end}`}. One hop is ${lower.hop}.`,
      hops === 0 ? '' : `${thing(hops, 'hop')} on ${lower === null ? 'it' : 'both'}.`,
      inEach === null ? '' : `Each hop has ${inEach.parts} parts of ${inEach.size}.`,
    ),
}

function lookAt(tinted: readonly [Place, Place] | null): string {
  if (tinted === null) return ''
  const [from, to] = tinted
  return `Look at the ${plural(from)}${from === to ? '' : ` to the ${plural(to)}`}.`
}

/** The ends of the line have no number of their own, because a line often ends at the answer. */
function describeLine({ hops, written, ball, ahead }: NumberLine): string {
  const alike = hops.filter(({ state, label }) => state === 'next' && label === null)
  const single = alike.length > 1 ? hops.filter((hop) => !alike.includes(hop)) : hops
  return joinSentences(
    written.length === 0 ? 'A number line.' : `A number line with ${list([...new Set(written)].map(String))}.`,
    ...single.map((hop) => describeHop(hop, written)),
    alike.length > 1 ? describeAlike(alike, written) : '',
    `The ball is on ${ball}.`,
    ahead === 0 ? '' : `${thing(Math.abs(ahead), 'hop')} to do${ahead < 0 ? ', going back' : ''}.`,
  )
}

/** A dotted hop to a place that the child finds has no number there. */
function describeHop({ from, to, state, label }: Hop, written: readonly number[]): string {
  if (state === 'done') return `A hop from ${from} to ${to}.`
  if (label !== null) return `A dotted hop of ${label} from ${from}.`
  return written.includes(to) ? `A dotted hop of unknown length from ${from} to ${to}.` : `A dotted hop from ${from}.`
}

/**
 * Dotted hops of one size to a number are for the child to count. Their end is for the child where it has no number.
 */
function describeAlike(hops: readonly Hop[], written: readonly number[]): string {
  const [{ from, to: next }, { to }] = [hops[0]!, hops.at(-1)!]
  const size = Math.abs(next - from)
  return written.includes(to)
    ? `Dotted hops of ${size} from ${from} to ${to}.`
    : `${thing(hops.length, 'dotted hop')} of ${size} from ${from}.`
}

function describeColumn({ place, top, bottom, swapped, carried, result }: Column): string {
  const parts = [
    `${top ?? 'nothing'} over ${bottom ?? 'nothing'}`,
    ...(swapped.length === 0 ? [] : [`the top one became ${swapped.join(', then ')}`]),
    ...(carried === null ? [] : [`a small ${carried} carried`]),
    ...(result === null ? [] : [`result ${result}`]),
  ]
  return `${capital(plural(place))}: ${parts.join(', ')}.`
}

function describeBlocks({ hundreds = 0, tens, ones, moreTen }: BlockRow): string {
  return list([
    ...(hundreds > 0 ? [counted(hundreds, 2)] : []),
    counted(tens, 1),
    ...(moreTen === 'present' ? ['1 more ten'] : []),
    counted(ones, 0),
  ])
}

/** Returns the digits with their places: "3 hundreds, 0 tens and 6 ones". An empty place is left out. */
export function describeDigits(digits: readonly (number | null)[], highest: Place): string {
  const said = digits.flatMap((digit, i) => (digit === null ? [] : [counted(digit, highest - i)]))
  return said.length === 0 ? 'empty' : list(said)
}

function partOf(expression: Expression, way: readonly ('left' | 'right')[]): Expression {
  return way.reduce<Expression>((part, side) => (typeof part === 'number' ? part : part[side]), expression)
}

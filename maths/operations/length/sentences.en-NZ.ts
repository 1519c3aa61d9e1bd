import type { Unit } from '../../quantity.ts'
import { capital, countsAnd, list, numbersOf } from '../../say/en-NZ/help/places.ts'
import { nameByObject, nameByUnit, unitName } from '../../say/en-NZ/names.ts'
import { nameByShape } from '../../say/en-NZ/shape-names.ts'
import { equation, expressionOf, line, lineOf, quantityOf, symbolOf, unitOf } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import { operate } from '../../solve/operands.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { LengthPhrase } from './phrases.ts'

const nameBySpan = { hand: 'hand spans', foot: 'feet' } as const

const amount = (value: number, unit: Unit) => quantityOf([{ value, unit }])
/** Returns an equation of numbers and the length that it means. A unit would be on one side of the equation only. */
const soAmount = (sides: Sides, unit: Unit) => line`${equation(sides)}, so ${amount(Number(sides.at(-1)), unit)}`

export const sentences: Sentences<LengthPhrase> = {
  startAt: ({ from }) => line`Start at ${from}, not at 0.`,
  hopsFrom: ({ from }) => line`It starts at ${from}. Count hops from there.`,
  startsLater: () => line`It does not start at 0. Look where.`,
  hopsFromStart: () => line`Count centimetre hops from the start to the end.`,
  hopsNotMarks: () => line`Count the hops, not the marks.`,
  firstHopFromZero: () => line`The first hop goes from 0 to 1.`,
  walkTheEdge: () => line`Walk round the edge only.`,
  howManySides: () => line`How many sides do you walk along?`,
  sidesOfShape: ({ shape }) => {
    const name = nameByShape[shape] ?? 'shape'
    return line`How many sides does ${name === 'octagon' ? 'an' : 'a'} ${name} have?`
  },
  sidesWithoutNumber: () => line`Two sides have no number. Find them first.`,
  smallInLarge: ({ small, large }) => line`How many ${nameByUnit[small]} make a ${unitName(large)}?`,
  howManyThenAdd: ({ quantity, to, added }) =>
    line`How many ${nameByUnit[to]} make ${quantityOf(quantity)}? Then add ${added}.`,
  whichIsNeeded: ({ unit, isShorter }) =>
    line`${capital(nameByUnit[unit])} are ${isShorter ? 'shorter' : 'longer'}. Do you need more or fewer of them?`,
  thenAdd: ({ large, largeUnit, small, smallUnit, added }) =>
    line`${amount(large, largeUnit)} is ${amount(small, smallUnit)}. Then add ${added}.`,
  changeAll: ({ to }) => line`Change all lengths to ${nameByUnit[to]} first.`,
  sameStart: ({ bars }) => line`${bars === 2 ? 'Both' : 'All'} start together.`,
  lookAtEnds: () => line`Look at the ends.`,
  whichEnds: ({ wanted }) => line`Look at the ends. Which one ends ${wanted === 'more' ? 'last' : 'first'}?`,
  barIs: ({ label, wanted, bars }) => {
    const word = wanted === 'more' ? 'long' : 'short'
    const end = wanted === 'more' ? 'last' : 'first'
    return line`${label} ends ${end}, so ${label} is ${bars === 2 ? `${word}er` : `the ${word}est`}.`
  },
  endToEnd: ({ span }) => line`${span === 'hand' ? 'Hands' : 'Feet'} end to end. No gaps.`,
  touchEachSpan: ({ span }) => line`Touch each ${span} as you count.`,
  howManySpans: ({ span }) => line`How many ${nameBySpan[span]}?`,
  isSpansLong: ({ object, span, count }) => line`The ${nameByObject[object]} is ${count} ${nameBySpan[span]} long.`,
  hopsOfNumbers: () => line`Count hops from number to number.`,
  startsAt: ({ object, at }) =>
    at === 0
      ? line`The ${nameByObject[object]} starts at 0.`
      : line`The ${nameByObject[object]} starts at ${at}, not at 0.`,
  whereStarts: ({ object }) => line`Where does the ${nameByObject[object]} start and end?`,
  hopToEnd: () => line`Hop along to the end. How many centimetres?`,
  soLong: ({ sides, object, length: centimetres }) =>
    line`${equation(sides)}, so the ${nameByObject[object]} is ${amount(centimetres, 'cm')} long.`,
  hopsLong: ({ object, length: hops }) =>
    line`${hops} ${hops === 1 ? 'hop' : 'hops'}: the ${nameByObject[object]} is ${amount(hops, 'cm')} long.`,
  walkEverySide: () => line`Start at a corner. Walk along every side.`,
  countSides: () => line`Count the sides first. How many are there?`,
  walkFrom: ({ sides }) => line`Walk from the corner: ${equation(sides)}.`,
  walkOn: ({ equations }) =>
    line`Walk on: ${lineOf(equations.flatMap((sides, i) => [i === 0 ? '' : ' and ', equation(sides)]))}.`,
  nextSide: ({ length: side }) => line`The next side is ${amount(side, 'cm')}. How far is it now?`,
  firstSides: ({ first, next }) =>
    line`The first side is ${amount(first, 'cm')}, the next ${amount(next, 'cm')}. How far?`,
  lastSide: ({ sides }) => line`The last side: ${soAmount(sides, 'cm')} in all.`,
  findHidden: () => line`Two sides have no number. Find them first.`,
  oppositeEqual: () => line`Opposite sides are equal. How long is the thick dashed side?`,
  sameLength: () => line`Slide one coloured side across: it fits the other. How long?`,
  otherOpposite: ({ length: side }) => line`The other one is as long as its opposite side: ${amount(side, 'cm')}.`,
  hiddenFrom: ({ plus, minus }) => {
    if (minus.length === 0) return line`The opposite sides are ${list(plus.map(String))}. Put them together.`
    const parts = list([...minus.map(String), 'what'])
    if (plus.length > 1) return line`Together, ${list(plus.map(String))} equal ${parts}?`
    return minus.length === 1
      ? line`The long side is ${plus[0]!}. One part is ${minus[0]!}. Find the rest.`
      : line`The long side is ${plus[0]!}. Its parts are ${parts}?`
  },
  otherHidden: ({ sides }) => line`The other dashed side: ${soAmount(sides, 'cm')}.`,
  countEqual: ({ count }) => line`All ${count} sides are equal.`,
  allEqual: () => line`All sides are equal. How many sides are there?`,
  sidesFirst: ({ count, parts: [tens, ones] }) =>
    line`${tens + ones} is ${tens} and ${ones}. First, ${expressionOf(operate(count, '×', tens))}.`,
  equalSides: ({ count, length: side, unit }) =>
    line`${count} sides of ${amount(side, unit)}: that is ${expressionOf(operate(count, '×', side))}.`,
  quantityEquation: ({ sides, unit }) => line`${soAmount(sides, unit)}.`,
  soQuantityEquation: ({ sides, so, unit }) =>
    line`${equation(sides)}, so ${equation(so)}. That is ${amount(Number(so.at(-1)), unit)}.`,
  moreOrFewer: ({ from, to, wanted }) =>
    line`${capital(nameByUnit[to])} are ${wanted === 'more' ? 'shorter' : 'longer'} than ${nameByUnit[from]}. You need ${wanted} of them.`,
  shortFor: ({ unit }) => line`${unit} is short for ${unitName(unit)}.`,
  quantityIs: ({ quantity, is }) => line`${quantityOf(quantity)} is ${quantityOf(is)}.`,
  soQuantityIs: ({ sides, quantity, is }) => line`${equation(sides)}, so ${quantityOf(quantity)} is ${quantityOf(is)}.`,
  quantityMakes: ({ quantity, makes }) => line`${quantityOf(quantity)} make ${quantityOf(makes)}.`,
  nowQuantity: ({ quantity, times }) =>
    times ? line`Now ${quantityOf(quantity)}, so ${symbolOf('×')} ${times}.` : line`Now ${quantityOf(quantity)}.`,
  addQuantity: ({ quantity }) => line`Now add the ${quantityOf(quantity)}.`,
  hopsOf: ({ quantity, hops, hop }) =>
    line`${quantityOf(quantity)}: that is ${numbersOf(hops, 'hop')} of ${quantityOf(hop)}.`,
  keepZero: ({ counts: all }) =>
    line`${countsAnd(all)}: keep ${all.filter(({ count }) => count === 0).length === 1 ? 'the 0' : 'both zeros'}.`,
  writeBothIn: ({ to }) => line`The units differ: write both in ${unitOf(to)}.`,
  writeSideIn: ({ to }) => line`Write the side in ${unitOf(to)} first.`,
  acrossAndDown: ({ sides }) => line`Once across and once down: ${equation(sides)}.`,
  wayBack: () => line`The way back is as long. How far in all?`,
  twice: ({ sides, unit }) => line`The way back is as long: ${soAmount(sides, unit)}.`,
}

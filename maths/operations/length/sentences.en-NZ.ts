import { equation } from '../../say/en-NZ/help/general.ts'
import { capital, countsAnd, list } from '../../say/en-NZ/help/places.ts'
import { nameByObject, nameByUnit, unitName } from '../../say/en-NZ/names.ts'
import { nameByShape } from '../../say/en-NZ/shape-names.ts'
import { writeQuantity } from '../../say/expression.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { LengthPhrase } from './phrases.ts'

export const sentences: Sentences<LengthPhrase> = {
  startAt: ({ from }) => `Start at ${from}, not at 0.`,
  startsLater: () => 'It does not start at 0. Look where.',
  countSpaces: () => 'Count the spaces between the marks.',
  walkTheEdge: () => 'Walk round the edge only.',
  howManySides: () => 'How many sides do you walk along?',
  sidesOfShape: ({ shape }) => {
    const name = nameByShape[shape] ?? 'shape'
    return `How many sides does ${name === 'octagon' ? 'an' : 'a'} ${name} have?`
  },
  sidesWithoutNumber: () => 'Two sides have no number. Find them first.',
  smallInLarge: ({ small, large }) => `How many ${nameByUnit[small]} make a ${unitName(large)}?`,
  longerOrShorter: (phrase) => `Is a ${unitName(phrase.unit)} longer or shorter than a ${unitName(phrase.than)}?`,
  thenAdd: ({ large, largeUnit, small, smallUnit, added }) =>
    `${large} ${largeUnit} is ${small} ${smallUnit}. Then add ${added}.`,
  changeAll: ({ to }) => `Change all lengths to ${nameByUnit[to]} first.`,
  sameStart: ({ bars }) => `${bars === 2 ? 'They both' : 'They all'} start at the same line.`,
  lookAtEnds: () => 'Look at the ends.',
  whichEnds: ({ wanted }) => `Look at the ends. Which one ends ${wanted === 'more' ? 'last' : 'first'}?`,
  barIs: ({ label, wanted, bars }) => {
    const word = wanted === 'more' ? 'long' : 'short'
    const end = wanted === 'more' ? 'last' : 'first'
    return `${label} ends ${end}, so ${label} is ${bars === 2 ? `${word}er` : `the ${word}est`}.`
  },
  endToEnd: ({ span }) => `The ${span === 'hand' ? 'hands' : 'feet'} go from end to end, without gaps.`,
  howManySpans: ({ span }) => `How many ${span} spans?`,
  isSpansLong: ({ object, span, count }) => `The ${nameByObject[object]} is ${count} ${span} spans long.`,
  spacesNotMarks: () => 'Count the spaces, not the marks.',
  startsAt: ({ object, at }) =>
    at === 0 ? `The ${nameByObject[object]} starts at 0.` : `The ${nameByObject[object]} starts at ${at}, not at 0.`,
  whereStarts: ({ object }) => `Where does the ${nameByObject[object]} start, and where does it end?`,
  hopToEnd: () => 'Hop along to the end. How many centimetres?',
  endsAt: ({ at }) => `It ends at ${at}.`,
  takeStartAway: () => 'Take the start away from the end.',
  soLong: ({ sides, object, length: centimetres }) =>
    `${equation(sides)}, so the ${nameByObject[object]} is ${centimetres} cm long.`,
  hopsLong: ({ object, length: hops }) =>
    `${hops} ${hops === 1 ? 'hop' : 'hops'}: the ${nameByObject[object]} is ${hops} cm long.`,
  walkEverySide: () => 'Start at a corner. Walk along every side.',
  countSides: () => 'Count the sides first. How many are there?',
  walkFrom: ({ sides }) => `Walk from the corner: ${equation(sides)}.`,
  walkOn: ({ equations }) => `Walk on: ${equations.map(equation).join(' and ')}.`,
  nextSide: ({ length: side }) => `The next side is ${side}. How far is it now?`,
  firstSides: ({ first, next }) => `The first side is ${first}, the next one ${next}. How far?`,
  lastSide: ({ sides, unit }) => `The last side: ${equation(sides)} ${unit}.`,
  findHidden: () => 'Two sides have no number. Find them first.',
  oppositeEqual: () => 'Opposite sides are equal. How long is the dashed side?',
  otherOpposite: ({ length: side }) => `The other one is as long as its opposite side: ${side}.`,
  hiddenFrom: ({ plus, minus }) => {
    if (minus.length === 0) return `The opposite sides are ${list(plus.map(String))}. Put them together.`
    if (plus.length > 1) return `Add ${list(plus.map(String))}. Take ${list(minus.map(String))} away.`
    return minus.length === 1
      ? `The long side is ${plus[0]}. One part is ${minus[0]}. Find the rest.`
      : `The long side is ${plus[0]}. Take ${list(minus.map(String))} away.`
  },
  otherHidden: ({ sides }) => `The other dashed side: ${equation(sides)}.`,
  allEqual: () => 'All sides are equal. How many sides are there?',
  equalSides: ({ count, length: side, unit }) => `${count} sides of ${side} ${unit}: that is ${count} × ${side}.`,
  quantityEquation: ({ sides, unit }) => `${equation(sides)} ${unit}.`,
  soQuantityEquation: ({ sides, so, unit }) => `${equation(sides)}, so ${equation(so)} ${unit}.`,
  moreOrFewer: ({ from, to, wanted }) =>
    `${capital(nameByUnit[to])} are ${wanted === 'more' ? 'shorter' : 'longer'} than ${nameByUnit[from]}. You need ${wanted} of them.`,
  shortFor: ({ unit }) => `${unit} is short for ${unitName(unit)}.`,
  quantityIs: ({ quantity, is }) => `${writeQuantity(quantity)} is ${writeQuantity(is)}.`,
  soQuantityIs: ({ sides, quantity, is }) =>
    `${equation(sides)}, so ${writeQuantity(quantity)} is ${writeQuantity(is)}.`,
  quantityMakes: ({ quantity, makes }) => `${writeQuantity(quantity)} make ${writeQuantity(makes)}.`,
  nowQuantity: ({ quantity }) => `Now ${writeQuantity(quantity)}.`,
  addQuantity: ({ quantity }) => `Now add the ${writeQuantity(quantity)}.`,
  hopsOf: ({ quantity, hops, hop }) => `${writeQuantity(quantity)}: that is ${hops} hops of ${writeQuantity(hop)}.`,
  keepZero: ({ counts: all }) =>
    `${countsAnd(all)}: keep ${all.filter(({ count }) => count === 0).length === 1 ? 'the 0' : 'both zeros'}.`,
  writeBothIn: ({ to }) => `The units differ: write both in ${to}.`,
  writeSideIn: ({ to }) => `Write the side in ${to} first.`,
  acrossAndDown: ({ sides }) => `Once across and once down: ${equation(sides)}.`,
  twice: ({ sides, unit }) => `Each of them twice: ${equation(sides)} ${unit}.`,
}

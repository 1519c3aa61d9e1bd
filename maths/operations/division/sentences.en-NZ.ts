import { are, counted, list, plural } from '../../say/en-NZ/help/places.ts'
import { severalGroups } from '../../say/en-NZ/help/products.ts'
import { equation, expressionOf, line } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import { operate } from '../../solve/operands.ts'
import type { DivisionPhrase } from './phrases.ts'

export const sentences: Sentences<DivisionPhrase> = {
  anyLeftOver: ({ divisor }) => line`Make groups of ${divisor}. Is anything left over?`,
  another: ({ divisor }) => line`Is there another ${divisor} in what is left?`,
  useFewer: ({ dividend, divisor }) => line`Your ${divisor}s make more than ${dividend}. Use fewer ${divisor}s.`,
  leftBefore: ({ dividend }) => line`Stop before ${dividend}. How many are left over?`,
  twoBoxes: ({ divisor }) => line`First box: how many ${divisor}s. Second box: what is left.`,
  shareIsAnyLeft: ({ dividend, divisor }) => line`Share ${dividend} among ${divisor}. Is anything left over?`,
  eachAnother: ({ divisor }) => line`Can each of the ${divisor} get another?`,
  giveFewer: ({ sides, dividend }) => line`${equation(sides)}. That is more than ${dividend}. Give each fewer.`,
  missingForNext: ({ missing }) => line`${missing} ${are(missing)} missing for the next share. How many are left over?`,
  eachAndLeft: () => line`First box: how many each. Second box: what is left.`,
  whichDigitSaysNone: () => line`Which place gets none? Write 0 there.`,
  swapTheRest: ({ count, place }) => {
    const them = count === 1 ? 'it' : 'them'
    const rest = count === undefined ? `Some ${plural(place)} are` : `${counted(count, place)} ${are(count)}`
    return line`${rest} left over. Swap ${them} for ${plural(place - 1)} first.`
  },
  isFarMore: ({ product, dividend, divisor }) =>
    line`${expressionOf(product)} is far more than ${dividend}. Count in ${divisor}s.`,
  givenTimes: ({ sides, dividend }) => line`${equation(sides)}. You need ${dividend}.`,
  shareInto: ({ dividend, divisor }) => line`Put ${dividend} into groups of ${divisor}.`,
  moreOrLess: ({ dividend, divisor, than }) =>
    line`${dividend} shared among ${divisor}. Is that more or less than ${than}?`,
  unitsShared: ({ units, place, divisor }) =>
    line`${counted(units, place)} shared among ${divisor}. How many ${plural(place)} each?`,
  howManyMakeOne: ({ size }) => line`How many ${size}s make 1?`,
  multiplyBack: ({ divisor, dividend }) => line`Multiply your answer by ${divisor}. Does it give ${dividend}?`,
  howManyMore: ({ size }) => line`How many more ${size}s?`,
  oneMoreInAll: ({ size }) => line`One more ${size}. How many ${size}s in all?`,
  howManyMoreTo: ({ size, to }) => line`How many more ${size}s to ${to}?`,
  countUpIn: ({ size, to }) => line`Count up to ${to} in ${size}s.`,
  howManyBefore: ({ size, dividend }) => line`How many ${size}s before you pass ${dividend}?`,
  stopBefore: ({ size, dividend }) => line`Count in ${size}s. Stop before you pass ${dividend}.`,
  hopInTo: ({ size, to }) => line`Hop in ${size}s to ${to}. How many hops?`,
  stayBelow: ({ into, sides }) => line`Stay below ${into}: ${equation(sides)}.`,
  howManyOf: ({ size, isSo }) => line`${isSo ? 'So how' : 'How'} many ${size}s?`,
  // "9 tens" above the ones would be the places of the number.
  fromList: ({ sides, groups, size }) =>
    line`${equation(sides)}: ${size === 10 ? `${groups} of them` : `that is ${groups} ${severalGroups(size)}`}.`,
  howManyFitInto: ({ inEach, into }) => line`${inEach} fit into each 1. How many fit into ${into}?`,
  tooMuch: ({ sides }) => line`${equation(sides)} is too much.`,
  howManyOver: () => line`How many are left over?`,
  stop: ({ remainder, divisor }) => line`${remainder} is smaller than ${divisor}, so stop.`,
  withRemainder: ({ dividend, divisor, quotient, remainder }) =>
    line`${{ ...equation([operate(dividend, '÷', divisor), quotient]), remainder }}.`,
  tooFewFor: ({ count, place, divisor }) => line`${counted(count, place)} ${are(count)} too few for ${divisor}.`,
  doesNotFit: ({ size, into }) => line`${size} does not fit into ${into}.`,
  noneLeft: ({ place }) => line`No ${plural(place)} are left.`,
  noneToShare: ({ place }) => line`No ${plural(place)} to share.`,
  sharedMakes: ({ count, place, sides }) => line`Share ${counted(count, place)}: ${equation(sides)}.`,
  sharedEach: ({ count, place, divisor, each }) => line`Share ${counted(count, place)} among ${divisor}: ${each} each.`,
  takePlace: ({ place }) => line`Take ${plural(place)}.`,
  take: ({ count, place }) => line`Take ${counted(count, place)}.`,
  writeAbove: ({ digit, place }) => line`Write ${digit} above the ${plural(place)}.`,
  writeZeroAndPoint: () => line`Write 0 and the point.`,
  joined: ({ count, place, digit, total }) => {
    const below = place - 1
    const rest = counted(count, place)
    // The swap alone would be the answer.
    if (digit === 0 && total === undefined)
      return line`${rest} ${are(count)} left over. Swap ${count === 1 ? 'it' : 'them'} for ${plural(below)}. How many?`
    const swapped = `The ${rest} left ${count === 1 ? 'makes' : 'make'} ${counted(10 * count, below)}.`
    if (digit === 0) return line`${swapped}`
    return line`${swapped} With ${counted(digit, below)}: ${total === undefined ? 'how many?' : `${counted(total, below)}.`}`
  },
  swapEach: ({ count, place }) => {
    const each = count === 1 ? 'it' : 'each'
    return line`${counted(count, place)} ${are(count)} left over. Swap ${each} for ${counted(10, place - 1)}.`
  },
  howManyWith: ({ swapped, digit, place }) =>
    line`${digit === 0 ? '' : `${counted(swapped, place)} and ${counted(digit, place)}. `}How many ${plural(place)} now?`,
  listSome: ({ of, times }) => line`List some ${of}s first: ${list(times.map(String))} of them.`,
  findInList: ({ number }) => line`Find ${number} in the list.`,
  listFirst: ({ of, times }) =>
    times ? line`List ${list(times.map(String))} ${severalGroups(of)} first.` : line`List some ${of}s first.`,
  multiplyBoth: ({ times }) => line`Multiply both by ${times}.`,
  whatBecomes: ({ divisor, larger, dividend }) => line`${divisor} becomes ${larger}. What does ${dividend} become?`,
  answerStays: ({ times }) => line`Both are ${times} times as large, so the answer stays.`,
  sameAnswer: () => line`The answer stays.`,
  makeWhole: ({ number }) => line`Make ${number} a whole number.`,
}

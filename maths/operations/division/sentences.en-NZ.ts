import { equation } from '../../say/en-NZ/help/general.ts'
import { are, counted, plural } from '../../say/en-NZ/help/places.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { DivisionPhrase } from './phrases.ts'

export const sentences: Sentences<DivisionPhrase> = {
  anyLeftOver: ({ dividend, divisor }) => `Share ${dividend} into groups of ${divisor}. Is anything left over?`,
  another: ({ divisor }) => `Is there another ${divisor} in what is left?`,
  stopBefore: ({ dividend }) => `Stop before ${dividend}. How many are left over?`,
  twoBoxes: ({ divisor }) => `First box: how many ${divisor}s. Second box: what is left.`,
  whichDigitSaysNone: ({ divisor }) => `One place has no ${divisor}s. Which digit says none?`,
  swapTheRest: ({ place }) => `Some ${plural(place)} are left over. Swap them for ${plural(place - 1)}.`,
  whichTimes: ({ times, product }) => `Which number times ${times} makes ${product}?`,
  shareInto: ({ dividend, divisor }) => `Share ${dividend} into groups of ${divisor}.`,
  moreThanOne: ({ dividend, divisor }) => `${dividend} shared by ${divisor}. Is that more than 1?`,
  howManyMore: ({ size }) => `How many more ${size}s?`,
  tooMuch: ({ sides }) => `${equation(sides)} is too much.`,
  howManyOver: () => 'How many are left over?',
  stop: ({ remainder, divisor }) => `${remainder} is smaller than ${divisor}, so stop.`,
  withRemainder: ({ dividend, divisor, quotient, remainder }) =>
    `${dividend} ÷ ${divisor} = ${quotient} r ${remainder}.`,
  fewerThan: ({ count, place, divisor }) =>
    count === 0 ? `No ${plural(place)} to share.` : `${counted(count, place)} ${are(count)} fewer than ${divisor}.`,
  take: ({ count, place }) => `Take ${counted(count, place)}.`,
  writeAbove: ({ digit, place }) => `Write ${digit} above the ${plural(place)}.`,
  writeZeroAndPoint: () => 'Write 0 and the point.',
  joined: ({ count, place, digit, below, total }) =>
    `${counted(count, place)} and ${counted(digit, below)} are ${below === 0 ? total : counted(total, below)}.`,
  listSome: ({ of, multiples }) => `List some ${of}s first: ${multiples.join(', ')}.`,
  listFirst: ({ of }) => `List some ${of}s first.`,
  makeLarger: ({ times, numbers }) => `Make both numbers ${times} times larger: ${numbers.join(' and ')}.`,
  sameHops: () => 'As many hops as before.',
  makeWhole: () => 'Make it whole.',
  notWhole: ({ number }) => `${number} is not whole.`,
}

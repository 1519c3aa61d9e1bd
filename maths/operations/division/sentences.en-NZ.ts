import { equation } from '../../say/en-NZ/help/general.ts'
import { are, counted, plural } from '../../say/en-NZ/help/places.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { DivisionPhrase } from './phrases.ts'

export const division: Sentences<DivisionPhrase> = {
  howManyFit: ({ size, into, place }) =>
    `How many ${size}s fit into ${place === undefined || place === 0 ? into : counted(into, place)}?`,
  howManyMore: ({ size }) => `How many more ${size}s?`,
  known: ({ sides }) => `You know ${equation(sides)}.`,
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

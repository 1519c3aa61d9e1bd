import type { NumberDrawing } from '../../../solve/drawings/number-drawing.ts'
import { amountOf } from '../../../solve/place-value.ts'
import { type Descriptions, joinSentences } from '../../sentences.ts'
import { nameByAnimal } from '../names.ts'
import { numberWord } from '../number-words.ts'
import { capital, counted, list, plural } from './places.ts'

export const numberDescriptions: Descriptions<NumberDrawing> = {
  countedFlock: ({ animal, places, counted: done }) => {
    const name = nameByAnimal[animal]
    if (done === 0) return `Some ${name}. The ball is before the first one.`
    const hops = `${done === 1 ? 'A hop from the start counts' : 'Hops from the start count'} ${done}`
    return done === places.length ? `All ${name}. ${hops}.` : `Some ${name}. ${hops}. The ball is on the last of them.`
  },
  rowsOfFive: ({ groups }) =>
    joinSentences(
      'Two groups in rows of five.',
      ...groups.map(({ label, count, counted: done }) => `Group ${label}: ${done ? count : 'not counted yet'}.`),
    ),
  matchedRows: ({ groups, counted: done }) =>
    joinSentences(
      'Two rows, matched one to one.',
      ...groups.map(({ label, count }) => `Row ${label}: ${done ? count : 'not counted yet'}.`),
    ),
  placeBlocks: ({ counts, digits, framed, inWords }) =>
    joinSentences(
      inWords
        ? `Place-value blocks of ${list(counts.map((each) => `“${numberWord(amountOf(each))}”`))}.`
        : 'Place-value blocks.',
      ...counts.map(({ count, place }, i) =>
        digits[i] === null
          ? `${capital(plural(place))}: ${place === framed ? 'the box is yours' : 'no digit yet'}.`
          : `${counted(count, place)}, digit ${digits[i]}.`,
      ),
    ),
  wordTiles: ({ number, parts }) =>
    parts.length === 1
      ? `The word “${numberWord(number)}”.`
      : number < 20
        ? `The word “${numberWord(number)}” in two parts: the beginning, and teen.`
        : `The word “${numberWord(number)}” in parts: ${list(parts.map((part) => `“${numberWord(part)}”`))}.`,
  wordStrip: ({ to, tinted, counted: done }) =>
    joinSentences(
      `The words from zero to ${numberWord(to)} below each other. “${capital(numberWord(tinted))}” is tinted.`,
      done ? `Hops from zero to it count ${tinted}.` : '',
    ),
  numberCards: ({ cards, slid }) => {
    const sum = cards.reduce((total, card) => total + card)
    if (cards.length === 1) return `A card with ${sum}.`
    return slid
      ? `The cards ${list(cards.map(String))} lie over each other and show ${sum}.`
      : `Cards with ${list(cards.map(String))}. A dotted arrow leads the last one over the 0.`
  },
  numberBond: ({ whole, part, other }) =>
    `${whole} in two parts. One part is ${part}, the other is ${other === null ? 'missing' : other}.`,
  orderedNumbers: ({ numbers, first, placed }) =>
    joinSentences(
      `The numbers ${list(numbers.map(String))}, and three places for them, ${first} first.`,
      placed.length === 0 ? 'All places are empty.' : `In their places: ${placed.join(', ')}.`,
    ),
  dotCard: ({ places, ringed, total }) =>
    total !== null
      ? `A card with ${total} ${total === 1 ? 'dot' : 'dots'}, all in one ring.`
      : ringed.length === 0
        ? 'A card with some dots.'
        : `A card with ${ringed.length} ${ringed.length === 1 ? 'dot' : 'dots'} in a ring and ${places.length - ringed.length} more.`,
}

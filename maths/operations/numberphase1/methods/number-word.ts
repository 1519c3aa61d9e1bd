/** A number word taken apart. Words up to twelve have no parts, so they are found on a strip (Number .4). */
import type { Question } from '../../../question.ts'
import { partsOf } from '../../../solve/drawings/area.ts'
import type { NumberCards, PlaceBlocks, WordStrip, WordTiles } from '../../../solve/drawings/number-drawing.ts'
import { asksNumber, asksValue, countsOf, operate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Worked } from '../../../solve/solution.ts'
import { cardsOf, wholeOf } from './read-blocks.ts'

/** The strip ends here in Year 0, whose numbers are not larger, and for larger numbers. */
const [shortStrip, lastOnStrip] = [10, 12]

export function readNumberWord({ ask }: Question): Worked {
  if (ask.kind !== 'readWord') throw new Error(`a number word is needed, not ${ask.kind}`)
  const { number } = ask
  if (number <= lastOnStrip) return onStrip(number)
  if (number < 20) return teen(number)
  if (number < 100) return number % 10 === 0 ? wholeTens(number) : tensAndOnes(number)
  return number === 1000 ? thousand() : hundreds(number)
}

const tiles = (number: number, parts: readonly number[] = [number]): WordTiles => ({ kind: 'wordTiles', number, parts })
const cards = (number: number, slid: boolean): NumberCards => ({ kind: 'numberCards', cards: partsOf(number), slid })

/** @param known the number of places from the highest whose digit is written */
function blocksOf(number: number, known: number, framed: number | null): PlaceBlocks {
  const counts = countsOf(number)
  return { kind: 'placeBlocks', counts, digits: counts.map(({ count }, i) => (i < known ? count : null)), framed }
}

function onStrip(number: number): Worked {
  const to = number <= shortStrip ? shortStrip : lastOnStrip
  const strip = (counted: boolean): WordStrip => ({ kind: 'wordStrip', to, tinted: number, counted })
  return {
    // The sheet has no strip, so the hint is to count.
    hint: [{ kind: 'countUpTo', number }],
    steps: [
      { says: [{ kind: 'findWord', number }], shows: [strip(false)] },
      {
        says: [{ kind: number === 0 ? 'zeroIsStart' : 'hopsFromZero' }],
        shows: [strip(false)],
        asks: asksNumber({ kind: 'count', things: 'hops' }, number),
      },
      { says: [{ kind: 'wordIs', number }], shows: [strip(true)] },
    ],
  }
}

function teen(number: number): Worked {
  const ones = number - 10
  return {
    hint: [{ kind: 'teenMeans', number }],
    steps: [
      { says: [{ kind: 'teenMeans', number }], shows: [tiles(number, [10, ones])] },
      {
        // "Thir" and "fif" do not sound like three and five.
        says: [ones === 3 || ones === 5 ? { kind: 'beginningMeans', ones } : { kind: 'beginningOnes' }],
        shows: [tiles(number, [10, ones])],
        asks: asksNumber({ kind: 'digit', place: 0 }, ones),
      },
      { says: wholeOf(number), shows: cardsOf(number) },
    ],
  }
}

function wholeTens(number: number): Worked {
  const tens = number / 10
  const word = tiles(number)
  return {
    hint: [{ kind: 'tyMeans', number }],
    steps: [
      { says: [{ kind: 'tyMeans', number }], shows: [word, blocksOf(number, 0, null)] },
      {
        says: [{ kind: 'howMany', place: 1 }],
        shows: [word, blocksOf(number, 0, 1)],
        asks: asksNumber({ kind: 'digit', place: 1 }, tens),
      },
      { says: [{ kind: 'countsAre', count: tens, place: 1, number }], shows: [word, blocksOf(number, 2, null)] },
    ],
  }
}

function tensAndOnes(number: number): Worked {
  const [tens, ones] = [number - (number % 10), number % 10]
  const split: Says = [{ kind: 'splitWords', parts: [tens, ones] }]
  const inWords: PlaceBlocks = { ...blocksOf(number, 0, null), inWords: true }
  return {
    hint: split,
    steps: [
      { says: split, shows: [tiles(number, [tens, ones])] },
      {
        says: [wordIsCount(tens, tens / 10, 1), wordIsCount(ones, ones, 0)],
        shows: [inWords],
      },
      {
        says: [{ kind: 'slideOver', ones, tens }],
        shows: [inWords, cards(number, false)],
        asks: asksValue(operate(tens, '+', ones), number),
      },
      { says: wholeOf(number), shows: [inWords, cards(number, true)] },
    ],
  }
}

/** The usual slip is a word written piece by piece, such as 4006. So the child says how many tens there are. */
function hundreds(number: number): Worked {
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  const [tens, ones] = [Math.floor(rest / 10), rest % 10]
  const words =
    rest === 0 ? [number] : rest < 20 || ones === 0 ? [number - rest, rest] : [number - rest, rest - ones, ones]
  const split: Says = rest === 0 ? [{ kind: 'biggestBlocks' }] : [{ kind: 'splitWords', parts: words }]
  const isHundreds: Phrase = { kind: 'wordIsDigit', number: hundred * 100, digit: hundred, place: 2 }
  const first: Says = tens === 0 && ones > 0 ? [isHundreds, wordIsCount(ones, ones, 0)] : [isHundreds]
  const below: Says =
    rest === 0
      ? [{ kind: 'writeZero', places: [1, 0] }]
      : tens === 0
        ? [{ kind: 'writeZero', places: [1] }]
        : [
            tens === 1 && ones > 0
              ? { kind: 'isPlaces', number: rest, counts: countsOf(rest) }
              : wordIsCount(tens * 10, tens, 1),
            ...(ones === 0
              ? [{ kind: 'writeZero', places: [0] } as const]
              : tens === 1
                ? []
                : [wordIsCount(ones, ones, 0)]),
          ]
  return {
    hint: split,
    steps: [
      ...(rest === 0 ? [] : [{ says: split, shows: [tiles(number, words)] }]),
      { says: first, shows: [blocksOf(number, 1, null)] },
      {
        says: [{ kind: 'whichDigitIn', place: 1 }],
        shows: [blocksOf(number, 1, 1)],
        asks: asksNumber({ kind: 'digit', place: 1 }, tens),
      },
      { says: below, shows: [blocksOf(number, 3, null)] },
      { says: wholeOf(number), shows: cardsOf(number) },
    ],
  }
}

function thousand(): Worked {
  const number = 1000
  return {
    hint: [{ kind: 'writeThousand' }],
    steps: [
      { says: [{ kind: 'writeThousand' }], shows: [blocksOf(number, 1, null)] },
      {
        says: [{ kind: 'whichDigitIn', place: 2 }],
        shows: [blocksOf(number, 1, 2)],
        asks: asksNumber({ kind: 'digit', place: 2 }, 0),
      },
      { says: [{ kind: 'noneBelow', number }], shows: [blocksOf(number, 4, null)] },
    ],
  }
}

function wordIsCount(number: number, count: number, place: number): Phrase {
  return { kind: 'wordIsCount', number, count, place }
}

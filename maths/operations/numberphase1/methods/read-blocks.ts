/** Blocks place by place, never one by one (Number .3 and .5 of Years 2 and 3). */
import type { Question } from '../../../question.ts'
import { partsOf } from '../../../solve/drawings/area.ts'
import type { NumberCards, PlaceBlocks } from '../../../solve/drawings/number-drawing.ts'
import { asksNumber, drawnAs, lengthOf } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Count, Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

const tenHundreds: Says = [{ kind: 'tenHundreds' }]

export function readBlocks(question: Question): Worked {
  const { hundreds, tens, ones } = drawnAs(question, 'blocks')
  const number = 100 * hundreds + 10 * tens + ones
  const counts: readonly Count[] = [
    { count: hundreds, place: 2 },
    { count: tens, place: 1 },
    { count: ones, place: 0 },
  ]
  // Ten hundreds are one block of a thousand in words only, so the highest place is the hundreds.
  const highest = Math.min(lengthOf(number) - 1, 2)
  const used = counts.slice(2 - highest)
  const asked = askedIn(used)
  const drawn = (below: Place, framed: Place | null): PlaceBlocks => ({
    kind: 'placeBlocks',
    counts: used,
    digits: used.map(({ count, place }) => (place >= below ? count : null)),
    framed,
  })
  const before = used.filter(({ place }) => place > asked)
  const after = used.filter(({ place }) => place <= asked)
  const inWords: Step[] =
    question.expects.kind === 'numberAndWord'
      ? [
          {
            says: [{ kind: 'inWords', number }],
            shows: [slidCards(number), { kind: 'wordTiles', number, parts: [number] }],
          },
        ]
      : []
  return {
    hint: [{ kind: 'biggestBlocks' }],
    steps: [
      before.length === 0
        ? {
            says: [highest === 0 ? { kind: 'onlyBlocks', place: 0 } : { kind: 'biggestBlocks' }],
            shows: [drawn(highest + 1, null)],
          }
        : {
            says: before.map(placeValue),
            shows: [drawn(asked + 1, null)],
          },
      {
        says: [{ kind: 'howManyThere', place: asked }],
        shows: [drawn(asked + 1, asked)],
        asks: asksNumber({ kind: 'digit', place: asked }, used.find(({ place }) => place === asked)!.count),
      },
      // Ones alone have nothing to be put together with.
      ...(highest === 0 ? [] : [{ says: number === 1000 ? tenHundreds : restOf(after), shows: [drawn(0, null)] }]),
      { says: wholeOf(number), shows: highest === 0 ? [drawn(0, null)] : cardsOf(number) },
      ...inWords,
    ],
  }
}

/** Returns the place where the slip happens: an empty one after the first, else the tens. */
function askedIn(used: readonly Count[]): Place {
  const empty = used.slice(1).find(({ count }) => count === 0)
  return empty?.place ?? Math.min(1, used[0]!.place)
}

function placeValue({ count, place }: Count): Phrase {
  return { kind: 'countsAre', count, place, number: count * 10 ** place }
}

/** Returns what is said of the asked place and the ones below it. */
function restOf(after: readonly Count[]): Says {
  const empty = after.filter(({ count }) => count === 0).map(({ place }) => place)
  const full = after.filter(({ count }) => count > 0)
  const zeros: Says = empty.length === 0 ? [] : [{ kind: 'writeZero', places: empty }]
  const values = full.map(
    (count): Phrase => (count.place === 0 ? { kind: 'alsoOnes', count: count.count } : placeValue(count)),
  )
  return [...zeros, ...values]
}

const slidCards = (number: number): NumberCards => ({ kind: 'numberCards', cards: partsOf(number), slid: true })

/** Returns the cards of a number apart, and then slid together. A number with one part has one card. */
export function cardsOf(number: number): NumberCards[] {
  const slid = slidCards(number)
  return slid.cards.length === 1 ? [slid] : [{ ...slid, slid: false }, slid]
}

/** Returns the number with its parts: "400 and 6 make 406." */
export function wholeOf(number: number): Says {
  const parts = partsOf(number)
  return parts.length === 1 ? [{ kind: 'numberIs', number }] : [{ kind: 'partsMake', parts, whole: number }]
}

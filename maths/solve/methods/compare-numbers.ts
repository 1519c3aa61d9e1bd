/** Digits compared from the left (Number .6 of Years 2 and 3). */
import type { Question } from '../../question.ts'
import { chart } from '../drawings/chart.ts'
import { asksChoice, asksNumber, digitAt, lengthOf } from '../operands.ts'
import type { Phrase } from '../phrases/phrase.ts'
import type { Place } from '../place-value.ts'
import type { Step, Worked } from '../solution.ts'

export function wantedOf({ ask }: Question): 'less' | 'more' {
  if (ask.kind === 'compare') return ask.wanted
  throw new Error(`a comparison is needed, not ${ask.kind}`)
}

/** Returns the highest place at which numbers differ. */
export function decidingPlace(numbers: readonly number[]): Place {
  const isSame = (at: Place) => numbers.every((number) => digitAt(number, at) === digitAt(numbers[0]!, at))
  let place = lengthOf(Math.max(...numbers)) - 1
  while (place > 0 && isSame(place)) place--
  return place
}

/** Says which places are the same, from the highest to the one above the deciding place. */
export function sameSoFar(highest: Place, place: Place): Phrase {
  const places = Array.from({ length: highest - place }, (_, i) => highest - i)
  return { kind: 'sameSoFar', places, next: place }
}

export function compareNumbers(question: Question): Worked {
  const { expects } = question
  const wanted = wantedOf(question)
  if (expects.kind !== 'choice') throw new Error(`a choice is needed, not ${expects.kind}`)
  const [a = 0, b = 0] = expects.choices.map(Number)
  const [small, large] = a < b ? [a, b] : [b, a]
  const highest = lengthOf(large) - 1
  const place = decidingPlace([a, b])
  const tinted = (at: Place) => chart([a, b], { highest, tinted: at })
  const same: Step[] = place === highest ? [] : [{ says: [sameSoFar(highest, place)], shows: [tinted(place)] }]
  const asking: Step =
    lengthOf(small) < lengthOf(large)
      ? {
          says: [{ kind: 'hasHowMany', number: large, count: digitAt(large, place), place, other: small }],
          shows: [tinted(place)],
          asks: asksNumber({ kind: 'digit', place }, 0),
        }
      : {
          says: [{ kind: 'whichDigit', place, wanted }],
          shows: [tinted(place)],
          asks: asksChoice(expects.choices, expects.answer),
        }
  const [found, other] = wanted === 'less' ? [small, large] : [large, small]
  return {
    hint: [{ kind: 'comparePlace', place: highest }],
    steps: [
      { says: [{ kind: 'belowEachOther' }, { kind: 'comparePlace', place: highest }], shows: [tinted(highest)] },
      ...same,
      asking,
      { says: [{ kind: 'isThan', number: found, wanted, other }], shows: [tinted(place)] },
    ],
  }
}

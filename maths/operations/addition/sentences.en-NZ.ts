import { counted, singular } from '../../say/en-NZ/help/places.ts'
import { fullColumn } from '../../say/en-NZ/help/slips.ts'
import { equation, line } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { AdditionPhrase } from './phrases.ts'

export const sentences: Sentences<AdditionPhrase> = {
  turned: ({ sides }) => line`${equation(sides)}.`,
  start: ({ at }) => line`Start at ${at}.`,
  nextTen: ({ ten, way }) => (way === 'forward' ? line`The next ten is ${ten}.` : line`The ten before it is ${ten}.`),
  hopsToIt: () => line`How many hops to it?`,
  putTogether: () => line`Put them together.`,
  whereDoesItGo: (phrase) => line`${fullColumn(phrase)} Where does the ${singular(phrase.place + 1)} go?`,
  someStay: ({ total, place }) =>
    line`Of ${counted(total, place)}, ${total % 10 === 0 ? 'none' : total % 10} stay there.`,
  onesUnderOnes: ({ number, above }) => line`Put the ones of ${number} under the ones of ${above}.`,
  countTens: () => line`Count the tens once more.`,
}

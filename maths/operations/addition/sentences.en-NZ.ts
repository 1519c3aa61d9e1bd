import { equation } from '../../say/en-NZ/help/general.ts'
import { counted, singular } from '../../say/en-NZ/help/places.ts'
import { fullColumn } from '../../say/en-NZ/help/slips.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { AdditionPhrase } from './phrases.ts'

export const sentences: Sentences<AdditionPhrase> = {
  turned: ({ sides }) => `${equation(sides)}.`,
  start: ({ at }) => `Start at ${at}.`,
  nextTen: ({ ten, way }) => (way === 'forward' ? `The next ten is ${ten}.` : `The ten before it is ${ten}.`),
  hopsToIt: () => 'How many hops to it?',
  putTogether: () => 'Put them together.',
  whereDoesItGo: (phrase) => `${fullColumn(phrase)} Where does the ${singular(phrase.place + 1)} go?`,
  someStay: ({ total, place }) => `Of ${counted(total, place)}, ${total % 10 === 0 ? 'none' : total % 10} stay there.`,
  onesUnderOnes: ({ number, above }) => `Put the ones of ${number} under the ones of ${above}.`,
  countTens: () => 'Count the tens once more.',
}

import type { NumberLinePhrase } from '../../../solve/phrases/number-line.ts'
import type { Sentences } from '../../sentences.ts'

export const numberLine: Sentences<NumberLinePhrase> = {
  startForward: ({ at, hop }) => `Start at ${at}. Hop ${hop} more.`,
  startBack: ({ at, hop }) => `Start at ${at}. Hop back ${hop}.`,
  firstHop: ({ from, to }) => `The first hop goes from ${from} to ${to}.`,
  whereLanded: ({ hops }) => `${hops === 'one' ? 'One hop.' : 'Hop on.'} Where do you land?`,
  toTen: ({ from, ten, way }) =>
    way === 'forward' ? `Hop to ${ten} first. How many from ${from}?` : `Hop back to ${ten} first. How many?`,
  hopMore: ({ hop, way }) => (way === 'forward' ? `Hop ${hop} more.` : `Hop back ${hop} more.`),
  hopsBetween: ({ from, to }) => `Start at ${from}. How many hops to ${to}?`,
  onesOnly: ({ a, b, operator }) => `Look at the ones. What is ${a} ${operator} ${b}?`,
  tensStay: ({ ones, tens }) => `${ones} is less than 10, so the ${tens === 1 ? '1 ten stays' : `${tens} tens stay`}.`,
  wholeAndPart: ({ whole, part }) => `The whole is ${whole}. One part is ${part}.`,
}

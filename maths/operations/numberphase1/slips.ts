/** Slips of Number Structure. `counting.ts` and `number-words.ts` have those of its first themes. */

import { pairOf } from '../../slips/numbers.ts'
import type { Slip, Slips } from '../../slips/slip.ts'
import { missingPart } from './methods/missing-part.ts'
import { decadeSlip, oneOff, stepOfOne, wrongWay } from './slips/counting.ts'
import { asHeard, blocksAsOnes, digitsReversed, teenTy, zeroLost } from './slips/number-words.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly numberphase1:
      | 'one-off'
      | 'wrong-way'
      | 'step-of-one'
      | 'decade-slip'
      | 'teen-ty'
      | 'digits-reversed'
      | 'zero-lost'
      | 'as-heard'
      | 'blocks-as-ones'
      | 'whole-for-part'
      | 'parts-added'
      | 'order-turned'
  }
}

type NumberSlip = Slip<'numberphase1'>

const bonds = ['0.9', '1.9', '2.9', '3.9'] as const

const wholeForPart: NumberSlip = {
  id: 'whole-for-part',
  levels: bonds,
  answers: (question) => [pairOf(question)[0]],
  hint(question) {
    const [whole, part] = pairOf(question)
    return whole === part ? { kind: 'partIsWhole' } : { kind: 'allOfIt', whole, part }
  },
}

const partsAdded: NumberSlip = {
  id: 'parts-added',
  levels: bonds,
  answers(question) {
    const [whole, part] = pairOf(question)
    return part > 0 ? [whole + part] : []
  },
  // A hop to the next ten shows what is missing, also where nobody counts on: from 175 to 710.
  hint: (question) => missingPart(question).hint[0]!,
}

const orderTurned: NumberSlip = {
  id: 'order-turned',
  levels: ['0.7', '1.7', '2.7', '3.7'],
  answers: ({ expects }) => (expects.kind === 'order' ? [{ order: [...expects.answer].reverse() }] : []),
  hint: () => ({ kind: 'whichFirstOfOrder' }),
}

export const slips: Slips<'numberphase1'> = [
  ...[wrongWay, stepOfOne, teenTy, digitsReversed, zeroLost, asHeard, blocksAsOnes],
  ...[wholeForPart, partsAdded, orderTurned, decadeSlip, oneOff],
]

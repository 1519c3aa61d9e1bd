/** Slips of units. */
import { operandsOf } from '../../../operands.ts'
import { sizeByUnit } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import type { Slip } from '../../../slips/slip.ts'

type LengthSlip = Slip<'length'>

const conversions = ['2.6', '2.7', '2.8'] as const

function conversionOf({ ask }: Question) {
  if (ask.kind !== 'convert') throw new Error(`a conversion is needed, not ${ask.kind}`)
  const [first, second] = ask.quantity
  const { value, unit } = first!
  const isDown = sizeByUnit[unit] > sizeByUnit[ask.to]
  const [large, small] = isDown ? [unit, ask.to] : [ask.to, unit]
  return { value, unit, second, to: ask.to, isDown, large, small, factor: sizeByUnit[large] / sizeByUnit[small] }
}

/** Returns a number of units times or divided by a power of ten, without errors of floating point. */
function changed(value: number, factor: number, isMultiplied: boolean): number {
  return Math.round((isMultiplied ? value * factor : value / factor) * 1e6) / 1e6
}

export const factorOff: LengthSlip = {
  id: 'factor-off',
  levels: conversions,
  answers(question) {
    const { value, isDown, factor } = conversionOf(question)
    return [10, 100, 1000].filter((other) => other !== factor).map((other) => changed(value, other, isDown))
  },
  hint(question) {
    const { small, large } = conversionOf(question)
    return { kind: 'smallInLarge', small, large }
  },
}

export const wrongOperation: LengthSlip = {
  id: 'wrong-operation',
  levels: conversions,
  answers(question) {
    const { value, isDown, factor } = conversionOf(question)
    return [changed(value, factor, !isDown)]
  },
  hint(question) {
    const { to, isDown } = conversionOf(question)
    return { kind: 'whichIsNeeded', unit: to, isShorter: isDown }
  },
}

export const joinedUnits: LengthSlip = {
  id: 'joined',
  levels: ['2.9'],
  answers(question) {
    const { value, second, factor } = conversionOf(question)
    // Some children write one zero of two: 104 for 1 km 4 m.
    return ['', '0']
      .map((zeros) => Number(`${value}${zeros}${second!.value}`))
      .filter((answer) => answer < value * factor)
  },
  hint(question) {
    const { value, second, large, small, factor } = conversionOf(question)
    const amount = { large: value, largeUnit: large, small: value * factor, smallUnit: small }
    return { kind: 'thenAdd', ...amount, added: second!.value }
  },
}

export const unitsMixed: LengthSlip = {
  id: 'units-mixed',
  at: ['writeBothIn', 'writeSideIn'],
  levels: ['3.3'],
  answers(question) {
    const { drawn } = question
    const sum = operandsOf(question).reduce((total, number) => total + Math.round(number * 100), 0)
    // One side is marked where all of them are equal.
    const times = drawn.kind === 'shape' && drawn.equalSides ? drawn.sides.length : 1
    return [(sum * times) / 100]
  },
  hint({ ask, expects }) {
    const to = ask.kind === 'addQuantities' ? ask.to : expects.kind === 'number' ? expects.unit : undefined
    return { kind: 'changeAll', to: to ?? 'cm' }
  },
}

/** The patterns of the units in Length 2.6 to 2.9 and 3.3 (docs/product/rules-of-play.md, "Your turn"). */
import { type Length, units } from '../../length.ts'
import type { Question } from '../../question.ts'

/** Names the units of a conversion: "m cm to cm". */
export function patternOfConversion({ ask }: Question): string {
  return ask.kind === 'convert' ? `${unitsIn(ask.length)} to ${ask.to}` : ask.kind
}

/**
 * Names what is added and whether the smaller or the larger unit is asked for. The units themselves are not part of
 * it, because Length 3.3 never asks twice running for the same thing in the same units.
 */
export function patternOfTwoSteps({ ask, drawn }: Question): string {
  if (ask.kind !== 'addLengths' && ask.kind !== 'perimeter') return ask.kind
  const lengths = ask.kind === 'addLengths' ? ask.lengths : drawn.kind === 'shape' ? drawn.sides : []
  const given = lengths.flatMap((length) => length?.map(({ unit }) => units.indexOf(unit)) ?? [])
  const asksLarger = ask.to !== undefined && units.indexOf(ask.to) === Math.max(...given)
  const added = drawn.kind !== 'shape' ? 'total' : drawn.name === 'rectangle' ? 'rectangle' : 'equal sides'
  return `${added} in the ${asksLarger ? 'larger' : 'smaller'} unit`
}

function unitsIn(length: Length): string {
  return length.map(({ unit }) => unit).join(' ')
}

/** The patterns of the units in Length 2.6 to 2.9 and 3.3 (docs/product/rules-of-play.md, "Your turn"). */
import type { Quantity, Unit } from '../../quantity.ts'
import type { Question } from '../../question.ts'
import { pairs } from './dealers/pairs.ts'

/** Names the units of a conversion: "m cm to cm". */
export function patternOfConversion({ ask }: Question): string {
  return ask.kind === 'convert' ? `${unitsIn(ask.quantity)} to ${ask.to}` : ask.kind
}

/**
 * Names what is added and whether the smaller or the larger unit is asked for. The units themselves are not part of
 * it, because Length 3.3 never asks twice running for the same thing in the same units.
 */
export function patternOfTwoSteps({ ask, drawn }: Question): string {
  if (ask.kind !== 'addQuantities' && ask.kind !== 'perimeter') return ask.kind
  const quantities = ask.kind === 'addQuantities' ? ask.quantities : drawn.kind === 'shape' ? drawn.sides : []
  const given: readonly Unit[] = quantities.flatMap((quantity) => quantity?.map(({ unit }) => unit) ?? [])
  const asksLarger = pairs.some(({ large, small }) => large === ask.to && given.includes(small))
  const added = drawn.kind !== 'shape' ? 'total' : drawn.name === 'rectangle' ? 'rectangle' : 'equal sides'
  return `${added} in the ${asksLarger ? 'larger' : 'smaller'} unit`
}

function unitsIn(quantity: Quantity): string {
  return quantity.map(({ unit }) => unit).join(' ')
}

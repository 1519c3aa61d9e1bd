import { type Division, restBefore } from '../../operations/division/methods/divided-places.ts'
import type { ShortDivision } from './drawing.ts'

interface Drawn {
  readonly tinted?: ShortDivision['tinted']
  readonly asked?: ShortDivision['asked']
  readonly remainder?: number
  /** Whether the rest of the last place stands in front of the next digit already. It does where a digit follows. */
  readonly carries?: true
  readonly over?: ShortDivision['over']
}

/** @param done the number of places that are worked out */
export function drawDivision(work: Division, done: number, parts: Drawn = {}): ShortDivision {
  const { divisor, places, zeros } = work
  const reached = parts.carries || parts.asked === places[done]?.place ? done : done - 1
  return {
    kind: 'shortDivision',
    divisor,
    digits: places.map(({ digit }) => digit),
    highest: places[0]!.place,
    zeros,
    quotient: places.map(({ quotient, written }, i) => (written && i < done ? quotient : null)),
    carried: places.map((_, i) => (i <= reached ? restBefore(work, i) : null)),
    over: parts.over ?? null,
    tinted: parts.tinted ?? null,
    asked: parts.asked ?? null,
    hasRemainder: places.at(-1)!.rest > 0,
    remainder: parts.remainder ?? null,
  }
}

/** Dots seen as a known part and the rest, never one by one (Number .8). */
import type { Point } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import type { DotCard } from '../../../solve/drawings/number-drawing.ts'
import { asksNumber, asksValue, drawnAs, operate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Worked } from '../../../solve/solution.ts'

export function knownDots(question: Question): Worked {
  const { places } = drawnAs(question, 'dots')
  const count = places.length
  const card = (ringed: readonly number[], total: number | null): DotCard => ({
    kind: 'dotCard',
    places,
    ringed,
    total,
  })
  const all = places.map((_, i) => i)
  const hint = [knownPartHint(places)]
  const known = knownPart(places)
  if (!known) {
    return {
      hint,
      steps: [
        {
          says: [{ kind: 'lookAgain' }, { kind: 'howManyThings', things: 'dots' }],
          shows: [card([], null)],
          asks: asksNumber({ kind: 'count', things: 'dots' }, count),
        },
        { says: [{ kind: 'thereAre', count, things: 'dots' }], shows: [card(all, count)] },
      ],
    }
  }
  const { ring, ringed } = known
  const more = count - ringed.length
  return {
    hint,
    steps: [
      { says: [{ kind: 'lookAgain' }, { kind: 'ringMakes', count: ringed.length, ring }], shows: [card(ringed, null)] },
      {
        says: [
          { kind: 'andMore', part: ringed.length, more },
          { kind: 'howManyThings', things: 'dots' },
        ],
        shows: [card(ringed, null)],
        asks: asksValue(operate(ringed.length, '+', more), count),
      },
      { says: [{ kind: 'partsMake', parts: [ringed.length, more], whole: count }], shows: [card(all, count)] },
    ],
  }
}

/** Returns the hint that names a part of the dots, or that tells to look again. */
export function knownPartHint(places: readonly Point[]): Phrase {
  const known = knownPart(places)
  return known ? { kind: 'knownPart', count: known.ringed.length, ring: known.ring } : { kind: 'lookAgain' }
}

const corners = [0, 2, 6, 8]
/** The rows, columns and diagonals of the card. */
const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))

interface KnownPart {
  readonly ring: 'corners' | 'line' | 'ring'
  readonly ringed: number[]
}

/**
 * Returns the largest part that children know by its pattern, with some dots left: corners, a line, or a few dots. Two
 * dots have no smaller part to name.
 */
function knownPart(places: readonly Point[]): KnownPart | null {
  if (places.length <= 2) return null
  const squares = places.map(([x, y]) => Math.floor(y) * 3 + Math.floor(x))
  const has = (pattern: readonly number[]) =>
    pattern.length < squares.length && pattern.every((square) => squares.includes(square))
  const ringing = (pattern: readonly number[]) => pattern.map((square) => squares.indexOf(square))
  if (has(corners)) return { ring: 'corners', ringed: ringing(corners) }
  const line = lines.find(has)
  if (line) return { ring: 'line', ringed: ringing(line) }
  return { ring: 'ring', ringed: squares.slice(0, Math.ceil(squares.length / 2)).map((_, i) => i) }
}

/** A hop to each animal, from before the first one (Number .3 and .5 of Years 0 and 1). */
import type { Question } from '../../../question.ts'
import type { CountedFlock, WordTiles } from '../../../solve/drawings/number-drawing.ts'
import { asksNumber, drawnAs } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

/** Children hear five numbers at once. */
const row = 5

export function countOneByOne(question: Question): Worked {
  const { animal, places } = drawnAs(question, 'animals')
  const count = places.length
  const drawn = (counted: number): CountedFlock => ({ kind: 'countedFlock', animal, places, counted })
  const stops = stopsBefore(count)
  const counting = stops.map((stop, i): Step => {
    const before = stops[i - 1] ?? 0
    const numbers = Array.from({ length: stop - before }, (_, hop) => before + hop + 1)
    return { says: [{ kind: 'countOut', numbers }], shows: [drawn(stop)] }
  })
  const from = stops.at(-1) ?? 0
  const asking: Says = from === 0 ? [] : [{ kind: 'countOnFrom', from }]
  // A number above ten is the last count and the rest, as its rows show.
  const rest: Says = from >= 10 ? [{ kind: 'andMore', part: from, more: count - from }] : []
  const inWords: Step[] =
    question.expects.kind === 'numberAndWord'
      ? [{ says: [{ kind: 'inWords', number: count }], shows: [drawn(count), wordTile(count)] }]
      : []
  return {
    hint: [{ kind: 'touchEach' }],
    steps: [
      { says: [{ kind: 'hopForEach', things: animal }], shows: [drawn(0)] },
      ...counting,
      {
        says: [...asking, { kind: 'howManyThings', things: animal }],
        shows: [drawn(from)],
        asks: asksNumber({ kind: 'count', things: animal }, count),
      },
      { says: [...rest, { kind: 'thereAre', count, things: animal }], shows: [drawn(count)] },
      ...inWords,
    ],
  }
}

const wordTile = (number: number): WordTiles => ({ kind: 'wordTiles', number, parts: [number] })

/** Returns the counts at which the solution pauses: each five below the count, or two before four or five. */
function stopsBefore(count: number): number[] {
  if (count <= 3) return []
  if (count <= row) return [count - 2]
  return Array.from({ length: Math.ceil(count / row) - 1 }, (_, i) => (i + 1) * row)
}

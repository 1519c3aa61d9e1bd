/** The missing part of a whole: hops from the part over the next ten or hundred to the whole (Number .9). */
import type { Question } from '../../../question.ts'
import type { NumberLine } from '../../../solve/drawings/drawing.ts'
import type { NumberBond } from '../../../solve/drawings/number-drawing.ts'
import { hopDone, hopNext, hopsNext } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, operate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

/** The most hops that a child counts. Numbers that are further apart have one hop, whose length is worked out. */
const mostCounted = 20

export function missingPart({ ask }: Question): Worked {
  if (ask.kind !== 'missingPart') throw new Error(`a missing part is needed, not ${ask.kind}`)
  const { whole, part } = ask
  const other = whole - part
  if (part > 0 && part <= mostBack && whole > 10 && whole <= 20) return hopBack(whole, part)
  const stops = roundNumbersBetween(part, whole)
  const reached = [part, ...stops]
  const last = reached.at(-1)!
  const hopping = stops.map(
    (to, i): Step => ({
      says: [i === 0 ? { kind: 'startHopTo', from: part, to } : { kind: 'hopTo', from: reached[i]!, to }],
      shows: [lineOf(part, whole, reached.slice(0, i + 2))],
    }),
  )
  const place = part > 0 && other > 0 && whole > 20 ? sharedPlaceOf(part, whole) : 0
  // Where the digits below are the same, hops of ten or a hundred lead from the part to the whole: 22, 32, 42.
  const most = part % 10 ** place > 0 ? 10 : stops.length === 0 ? mostCounted : 0
  if (place > 0 && other / 10 ** place <= most) return inPlace(whole, part, place)
  const round = last > 0 ? roundNumberBelow(last, whole) : null
  const landings = [...reached, ...(round ? [round.to] : []), whole]
  const hops = landings.slice(1).map((to, i) => to - landings[i]!)
  const together: Says =
    hops.length > mostParts ? twoFirst(hops, other) : [{ kind: 'partsMake', parts: hops, whole: other }]
  return between(whole, part, [
    ...hopping,
    ...(round ? overRound(whole, reached, round) : [toWhole(whole, reached)]),
    ...(hops.length > 1 ? [{ says: together, shows: [lineOf(part, whole, landings)] }] : []),
  ])
}

/** The largest part that is hopped back from a whole above 10. Hops over 10 would end with a sum as hard as 8 + 9. */
const mostBack = 3

/** A small part is taken from the whole. */
function hopBack(whole: number, part: number): Worked {
  const other = whole - part
  const asking: Step = {
    says: [{ kind: 'hopFrom', from: whole, hop: part, way: 'back' }],
    shows: [lineOf(part, whole, [whole], { hops: hopsNext(whole, other) })],
    asks: asksValue(operate(whole, '−', part), other),
  }
  return { ...between(whole, part, [asking]), hint: [{ kind: 'startBack', at: whole, hop: part }] }
}

/** The most parts that a child puts together at once. */
const mostParts = 3

/** Puts the first two of four hops together, and then all of them. */
function twoFirst([first = 0, second = 0, ...others]: readonly number[], whole: number): Says {
  return [
    { kind: 'partsMake', parts: [first, second], whole: first + second },
    { kind: 'partsMake', parts: [first + second, ...others], whole },
  ]
}

/** Returns the step in which one hop leads to the whole. The child says its length, or counts its hops of one. */
function toWhole(whole: number, reached: readonly number[]): Step {
  const [part, last] = [reached[0]!, reached.at(-1)!]
  const isCounted = reached.length === 1 && whole - last <= mostCounted && part > 0
  const hop: Phrase = { kind: isCounted ? 'hopsBetween' : 'howManyTo', from: last, to: whole }
  const asking = partWithoutHop(whole, part) ?? hop
  const next = part === whole ? [] : isCounted ? hopsNext(part, whole) : [hopNext(last, whole, 'hidden')]
  return {
    says: [asking],
    shows: [lineOf(part, whole, reached, { hops: [...hopsOf(reached), ...next] })],
    asks: asksNumber({ kind: 'missingPart', whole, part: last }, whole - last),
  }
}

/** Says what is known of a part that is nothing or the whole. Other parts need a hop. */
function partWithoutHop(whole: number, part: number): Phrase | null {
  if (part === 0) return { kind: 'partIsNothing' }
  return part === whole ? { kind: 'partIsWhole' } : null
}

/** A round number shortly before the whole, and the place of the hops that lead to it. */
interface RoundNumber {
  readonly to: number
  readonly place: Place
}

/** Returns the last ten or hundred before the whole, to which hops of this size lead: 90 for 40 and 92. */
function roundNumberBelow(from: number, whole: number): RoundNumber | null {
  if (whole - from <= mostCounted) return null
  const place = from % 100 === 0 && whole - from >= 100 ? 2 : 1
  const size = 10 ** place
  const to = whole - (whole % size)
  // A single hop of this size would leave nothing to count.
  return from % size === 0 && to < whole && to - from > size ? { to, place } : null
}

/** Returns the steps over a round number. The child says how many tens or hundreds lead to it. */
function overRound(whole: number, reached: readonly number[], { to, place }: RoundNumber): Step[] {
  const [part, last, size] = [reached[0]!, reached.at(-1)!, 10 ** place]
  const [from, count] = [last / size, (to - last) / size]
  const hops = [...hopsOf(reached), ...hopsNext(last, to, size)]
  return [
    {
      says: [{ kind: 'howManyMoreOf', from, to: from + count, place }],
      shows: [lineOf(part, whole, reached, { hops, written: [...reached, to, whole] })],
      asks: asksNumber({ kind: 'missingPart', whole: from + count, part: from }, count),
    },
    {
      says: [
        { kind: 'countsAre', count, place, number: to - last },
        { kind: 'hopTo', from: to, to: whole },
      ],
      shows: [lineOf(part, whole, [...reached, to, whole])],
    },
  ]
}

/** Returns a solution that begins and ends with the bond. */
function between(whole: number, part: number, steps: readonly Step[]): Worked {
  const start: Says = [{ kind: 'wholeAndPart', whole, part }]
  const other = whole - part
  const bond = (found: boolean): NumberBond => ({ kind: 'numberBond', whole, part, other: found ? other : null })
  const made: Says = [{ kind: 'partsMake', parts: [part, other], whole }]
  const end: Says = whole > 20 ? [...made, { kind: 'missingPartIs', part: other }] : made
  return {
    hint: hintOf(whole, part, steps[0]!.says),
    steps: [{ says: start, shows: [bond(false)] }, ...steps, { says: end, shows: [bond(true)] }],
  }
}

/** Says the first hop, unless a number of it is the missing part. The child then counts on to the whole. */
function hintOf(whole: number, part: number, [first]: Says): Says {
  if (first?.kind === 'partIsNothing' || first?.kind === 'partIsWhole') return [first]
  const isHop = first?.kind === 'howManyMoreOf' || first?.kind === 'startHopTo'
  return isHop && ![first.from, first.to].includes(whole - part) ? [first] : [{ kind: 'countOnTo', part, whole }]
}

/** Returns the highest place from which both numbers differ only: the tens of 30 and 50, or of 22 and 82. */
function sharedPlaceOf(part: number, whole: number): Place {
  return [2, 1].find((place) => part >= 10 ** place && (whole - part) % 10 ** place === 0) ?? 0
}

/** Hops of ten or a hundred, because ones would be too many to count. The digits below stay. */
function inPlace(whole: number, part: number, place: Place): Worked {
  const size = 10 ** place
  const [from, to] = [Math.floor(part / size), Math.floor(whole / size)]
  const other = whole - part
  const line = (parts: Partial<NumberLine>) => lineOf(part, whole, [part], parts, size)
  const stay: Says =
    part % size === 0 ? [] : [place === 1 ? { kind: 'countStays', count: part % 10, place: 0 } : { kind: 'othersStay' }]
  return between(whole, part, [
    {
      says: [{ kind: 'howManyMoreOf', from, to, place }],
      shows: [line({ hops: hopsNext(part, whole, size) })],
      asks: asksNumber({ kind: 'missingPart', whole: to, part: from }, to - from),
    },
    {
      says: [{ kind: 'countsAre', count: to - from, place, number: other }, ...stay],
      shows: [line({ hops: [hopDone(part, whole)], ball: whole })],
    },
  ])
}

/** Returns the next ten and the next hundred after the part, where they are below the whole. */
function roundNumbersBetween(part: number, whole: number): number[] {
  const stops: number[] = []
  for (const round of [10, 100]) {
    const from = stops.at(-1) ?? part
    const next = Math.ceil(from / round) * round
    if (from > 0 && next > from && next < whole) stops.push(next)
  }
  return stops
}

function hopsOf(reached: readonly number[]) {
  return reached.slice(1).map((to, i) => hopDone(reached[i]!, to))
}

function lineOf(
  part: number,
  whole: number,
  reached: readonly number[],
  parts: Partial<NumberLine> = {},
  tick = tickFor(whole - part),
): NumberLine {
  return {
    kind: 'numberLine',
    from: Math.max(0, Math.floor((part - 1) / tick) * tick),
    to: Math.ceil((whole + 1) / tick) * tick,
    tick,
    written: [...new Set([...reached, whole])],
    unknown: null,
    hops: hopsOf(reached),
    ball: reached.at(-1)!,
    ahead: 0,
    ...parts,
  }
}

const tickFor = (span: number) => (span <= 20 ? 1 : span <= 200 ? 10 : 100)

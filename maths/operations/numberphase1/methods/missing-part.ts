/**
 * The missing part of a whole: hops from the part over the next ten or hundred to the whole, hops of ten or a hundred,
 * or hops back from the whole by a small part (Number .9).
 */
import type { Question } from '../../../question.ts'
import type { NumberLine } from '../../../solve/drawings/drawing.ts'
import type { NumberBond, PlaceBlocks } from '../../../solve/drawings/number-drawing.ts'
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
  if (part === 0 || part === whole) return between(whole, part, [toWhole(whole, [part])])
  const back = firstBack(whole, part)
  if (back !== null) return hopBack(whole, part, back)
  if (whole < 20 && whole - part === 10) return onesMatch(whole, part)
  const place = placeOfHops(whole, part)
  return between(whole, part, place > 0 ? inHops(whole, [part], place) : overRounds(whole, part))
}

/** The largest part that is hopped back from a whole of 11 to 20. Hops over 10 would leave a sum as hard as 8 + 9. */
const mostBack = 3

/**
 * Returns the first of two hops back from a whole by a small part: 5 for 905 and 6, 40 for 680 and 43. It is 0 if one
 * hop is enough, and null if the part is not small.
 */
function firstBack(whole: number, part: number): number | null {
  if (whole <= 20) return whole > 10 && part <= mostBack ? 0 : null
  if (part < 10) return whole % 10 < part ? whole % 10 : 0
  if (part >= 100 || whole - part < 100 || whole % 100 < part) return null
  const ones = part % 10
  return ones === 0 ? 0 : part - ones
}

/** A small part is taken from the whole. The child does the last hop. */
function hopBack(whole: number, part: number, first: number): Worked {
  const other = whole - part
  const from = whole - first
  const hop = from - other
  const reached = first > 0 ? [whole, from] : [whole]
  const line = (parts: Partial<NumberLine> = {}) => lineOf(other, whole, reached, parts)
  const next = hop < 10 ? hopsNext(from, other) : [hopNext(from, other, 'hidden')]
  const told: Step = { says: [{ kind: 'startBack', at: whole, hop: first, to: from }], shows: [line()] }
  const asking: Step = {
    says: [
      ...(first > 0 ? [{ kind: 'hopLeft', hop, of: part } as const] : []),
      { kind: 'hopFrom', from, hop, way: 'back' },
    ],
    shows: [line({ hops: [...hopsOf(reached), ...next] })],
    asks: asksValue(operate(from, '−', hop), other),
  }
  const hint: Says = [{ kind: 'startBack', at: whole, hop: part }]
  return { ...between(whole, part, first > 0 ? [told, asking] : [asking]), hint }
}

/** The ones of a teen number match its part. A hop over 10 from 8 to 18 would name the answer as its landing. */
function onesMatch(whole: number, ones: number): Worked {
  const counts = [
    { count: 1, place: 1 },
    { count: ones, place: 0 },
  ]
  const shows: readonly PlaceBlocks[] = [{ kind: 'placeBlocks', counts, digits: [1, ones], framed: null }]
  return between(whole, ones, [
    { says: [{ kind: 'isPlaces', number: whole, counts }], shows },
    { ...toWhole(whole, [ones]), says: [{ kind: 'othersMatch', place: 1 }], shows },
  ])
}

/**
 * Returns the place of hops that do not pass the whole, after which the digits below stay or grow: tens for 22 and 84,
 * hundreds for 121 and 573. It is 0 if there is none.
 */
function placeOfHops(whole: number, part: number): Place {
  const other = whole - part
  const place = other >= 100 ? 2 : 1
  const size = 10 ** place
  if (whole <= 20 || other < size || whole % size < part % size) return 0
  // From 300 to 330 there is nothing to count, because the 30 can be read from the digits.
  if (place === 1 && part % 100 === 0) return 0
  const isOverHundred = place === 1 && Math.floor(part / 100) < Math.floor((whole - 1) / 100)
  // The next hundred is easier to reach in two hops than by tens, unless only the tens change: 182 and 232.
  return isOverHundred && (part % 10 === 0 || other % 10 > 0) ? 0 : place
}

/** Hops over the next hundred or ten. A larger rest has hops of a hundred or of ten. */
function overRounds(whole: number, part: number): Step[] {
  const [ten, hundred] = [10, 100].map((round) => Math.ceil(part / round) * round) as [number, number]
  const to = [hundred, ten].find((round) => part < round && round < whole)
  if (!to) return [toWhole(whole, [part])]
  const reached = part < ten && ten < to ? [part, ten, to] : [part, to]
  const says: Says =
    reached.length > 2 ? [{ kind: 'startHopsTo', from: part, by: ten, to }] : [{ kind: 'startHopTo', from: part, to }]
  const hop: Step = { says, shows: [lineOf(part, whole, reached)] }
  const place = to % 100 === 0 ? 2 : 1
  const isFar = whole - to >= 2 * 10 ** place
  return isFar
    ? [hop, ...inHops(whole, reached, place)]
    : [hop, toWhole(whole, reached), together(whole, [part, to, whole])]
}

/** Puts the hops between numbers together. */
function together(whole: number, landings: readonly number[], before: Says = []): Step {
  const part = landings[0]!
  const parts = landings.slice(1).map((to, i) => to - landings[i]!)
  return {
    says: [...before, { kind: 'partsMake', parts, whole: whole - part }],
    shows: [lineOf(part, whole, landings)],
  }
}

/**
 * Returns the steps of hops of ten or a hundred from the number reached, and of the rest. The child says how many hops
 * there are. The digits below stay until the rest.
 */
function inHops(whole: number, reached: readonly number[], place: Place): Step[] {
  const [part, last, size] = [reached[0]!, reached.at(-1)!, 10 ** place]
  const [from, to] = [Math.floor(last / size), Math.floor(whole / size)]
  const landed = last + (to - from) * size
  const landings = [...new Set([part, last, landed])]
  const isAll = landings.length === 2 && landed === whole
  const line = (reached: readonly number[], parts: Partial<NumberLine> = {}) =>
    lineOf(part, whole, reached, parts, isAll ? size : undefined)
  const are: Says = [{ kind: 'countsAre', count: to - from, place, number: landed - last }]
  const asking: Step = {
    says: [{ kind: 'howManyMoreOf', from, to, place }],
    shows: [
      line(reached, {
        hops: [...hopsOf(reached), ...hopsNext(last, landed, size)],
        written: [...reached, landed, whole],
      }),
    ],
    asks: asksNumber({ kind: 'missingPart', whole: to, part: from }, to - from),
  }
  if (isAll) {
    // "The 2 ones stay" would put them into the missing part of 62 and 42.
    const match: Says = part % size > 0 ? [{ kind: 'othersMatch', place }] : []
    return [asking, { says: [...are, ...match], shows: [line([part, whole])] }]
  }
  if (landed === whole) return [asking, together(whole, landings, are)]
  // A single hop leaves nothing to count, so the child finds the rest.
  const isOne = to - from === 1
  const done = [...reached, landed]
  const first: Step = isOne ? { says: [{ kind: 'startHopTo', from: part, to: landed }], shows: [line(done)] } : asking
  const before: Says = isOne ? [] : [{ kind: 'equation', sides: [operate(last, '+', landed - last), landed] }]
  const told = (to: number): Step => ({
    says: [...before, { kind: 'hopTo', from: landed, to }],
    shows: [line([...done, to])],
  })
  const rest = whole - landed
  const ten = Math.ceil(landed / 10) * 10
  // The rest goes over the next ten if its ones do not grow.
  if (rest > 10 && whole % 10 < landed % 10) {
    return [first, told(ten), toWhole(whole, [...done, ten]), together(whole, [...landings, ten, whole])]
  }
  const asked = toWhole(whole, done)
  const isTold = !isOne && (rest < 10 || landed % size === 0)
  return [
    first,
    isTold ? told(whole) : { ...asked, says: [...before, ...asked.says] },
    together(whole, [...landings, whole]),
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
  const hop: Phrase | undefined =
    first?.kind === 'startHopsTo' ? { kind: 'startHopTo', from: first.from, to: first.by } : first
  const isHop = hop?.kind === 'howManyMoreOf' || hop?.kind === 'startHopTo'
  return isHop && ![hop.from, hop.to].includes(whole - part) ? [hop] : [{ kind: 'countOnTo', part, whole }]
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
    // Where ticks are ones, hops are counted, and the line stays to scale.
    isApart: tick > 1,
    ...parts,
  }
}

const tickFor = (span: number) => (span <= 20 ? 1 : span <= 200 ? 10 : 100)

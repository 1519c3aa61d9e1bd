/** Subtraction in columns from the right, with every exchange drawn as it happens (Subtraction 3.1 to 5.5). */
import type { Question } from '../../../question.ts'
import { columnsOf, type WrittenNumbers, writeBelow } from '../../../solve/drawings/columns.ts'
import type { Columns } from '../../../solve/drawings/drawing.ts'
import {
  alignSteps,
  endPhrases,
  findPlaces,
  firstColumnHint,
  plainColumn,
  sameWithZeros,
  swapHint,
  zerosPhrase,
} from '../../../solve/methods/column-start.ts'
import { asksCount, asksValue, calculate, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

/** A subtraction while it is worked out: the digits of the top number after swaps, and what is written so far. */
interface Work {
  readonly numbers: WrittenNumbers
  readonly swapped: Map<Place, readonly number[]>
  readonly results: Map<Place, number>
  readonly steps: Step[]
  /** Equations of columns without an exchange. Two of them make a step. */
  waiting: { readonly phrase: Phrase; readonly place: Place; readonly result: number }[]
  /** The number of columns for which something was swapped. */
  swaps: number
  /** Whether the child says what is left after each of the first two swaps. */
  readonly asksTwice: boolean
}

export function columnDifference(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const numbers = writeBelow(a, '−', b)
  const swapping = firstSwap(numbers)
  const plain = swapping === null ? plainColumn(numbers) : null
  const work: Work = {
    numbers,
    swapped: new Map(),
    results: new Map(),
    steps: [
      ...(plain ? findPlaces(b, numbers) : []),
      ...(numbers.lowest < 0 || swapping === null ? alignSteps(a, b, numbers) : []),
    ],
    waiting: [],
    swaps: 0,
    asksTwice: swapsTwice(numbers),
  }
  for (let place = numbers.lowest; place <= numbers.highest; place++)
    workColumn(work, place, plain?.isAsked ? plain.place : null)
  finish(work, endPhrases(a, '−', b))
  return { hint: hintOf(a, b, numbers, swapping), steps: work.steps }
}

const topOf = ({ numbers, swapped }: Work, place: Place) => swapped.get(place)?.at(-1) ?? numbers.digits(0, place) ?? 0
const bottomOf = ({ numbers }: Work, place: Place) => numbers.digits(1, place) ?? 0

/** Returns the lowest place whose digit is too small, or null if no column swaps. */
function firstSwap(numbers: WrittenNumbers): Place | null {
  for (let place = numbers.lowest; place <= numbers.highest; place++) {
    if ((numbers.digits(0, place) ?? 0) < (numbers.digits(1, place) ?? 0)) return place
  }
  return null
}

/**
 * Returns whether the first two swaps are each from the next place, so that the child can say what is left there. A
 * shorter decimal has too many steps for that.
 */
function swapsTwice({ digits, lowest, highest, filled }: WrittenNumbers): boolean {
  if (filled !== null) return false
  const from: Place[] = []
  let owed = 0
  for (let place = lowest; place <= highest; place++) {
    owed = (digits(0, place) ?? 0) - owed < (digits(1, place) ?? 0) ? 1 : 0
    if (owed > 0) from.push(place + 1)
  }
  return from.length > 1 && from.slice(0, 2).every((place) => (digits(0, place) ?? 0) > 0)
}

/** A shorter top number needs its zeros before anything is swapped. */
function hintOf(top: number, bottom: number, numbers: WrittenNumbers, swapping: Place | null): Says {
  if (numbers.filled?.row === 'top') return [zerosPhrase(top, numbers)]
  if (swapping !== null) return swapHint(numbers, swapping)
  return numbers.filled ? [sameWithZeros(bottom, numbers)] : firstColumnHint(numbers, calculate(top, '−', bottom))
}

function workColumn(work: Work, place: Place, asksAt: Place | null): void {
  const [top, bottom] = [topOf(work, place), bottomOf(work, place)]
  if (top < bottom) {
    sayWaiting(work)
    swapFor(work, place)
    return
  }
  if (place === asksAt) {
    sayWaiting(work)
    askColumn(work, place)
  }
  const isEmpty = work.numbers.digits(1, place) === null
  // A highest digit that was swapped away leaves an empty square.
  if (isEmpty && top === 0 && place > 0) return
  const phrase: Phrase = isEmpty ? { kind: 'countStays', count: top, place } : difference(top, bottom, place)
  work.waiting.push({ phrase, place, result: top - bottom })
  if (work.waiting.length === 2) sayWaiting(work)
}

/** The child takes the lower digit of a column away. */
function askColumn(work: Work, place: Place): void {
  const [top, bottom] = [topOf(work, place), bottomOf(work, place)]
  work.steps.push({
    says: [{ kind: 'howManyTaken', from: top, taken: bottom, place }],
    shows: [draw(work, { tinted: place, asked: { place, row: 'result' } })],
    asks: asksValue(operate(top, '−', bottom), top - bottom),
  })
}

function difference(top: number, bottom: number, place: Place): Phrase {
  return { kind: 'placeEquation', place, sides: [operate(top, '−', bottom), top - bottom] }
}

/** Swaps for a column whose digit is too small. */
function swapFor(work: Work, place: Place): void {
  const [top, bottom] = [topOf(work, place), bottomOf(work, place)]
  if (work.asksTwice && work.swaps < 2) swapFromNext(work, place)
  else swapDown(work, place)
  work.swaps++
  work.waiting.push({ phrase: difference(top + 10, bottom, place), place, result: top + 10 - bottom })
}

/** Swaps one of the next place. The child says how many are left there. */
function swapFromNext(work: Work, place: Place): void {
  const [top, bottom, from] = [topOf(work, place), bottomOf(work, place), place + 1]
  const left = topOf(work, from) - 1
  work.steps.push({
    says: [{ kind: 'tooFew', count: top, taken: bottom, place }],
    shows: [draw(work, { tinted: place })],
  })
  work.swapped.set(place, [...(work.swapped.get(place) ?? []), top + 10])
  work.steps.push({
    says: [
      { kind: 'swapSoNow', place: from, count: top + 10 },
      { kind: 'howManyLeft', place: from },
    ],
    shows: [draw(work, { tinted: from, asked: { place: from, row: 'top' } })],
    asks: asksCount(from, left),
  })
  work.swapped.set(from, [...(work.swapped.get(from) ?? []), left])
}

/** Swaps down to a place whose digit is too small, from the next place that has something. */
function swapDown(work: Work, place: Place): void {
  const [top, bottom] = [topOf(work, place), bottomOf(work, place)]
  const empty: Place[] = []
  while (topOf(work, place + 1 + empty.length) === 0) empty.push(place + 1 + empty.length)
  const from = place + 1 + empty.length
  const isFirst = work.swaps === 0
  if (isFirst) {
    work.steps.push({
      says: [{ kind: 'tooFew', count: top, taken: bottom, place }],
      shows: [draw(work, { tinted: place })],
    })
    if (empty.length > 0) {
      work.steps.push({
        says: [{ kind: 'noneToSwap', empty, next: from }],
        shows: [draw(work, { tinted: [from - 1, place + 1], leads: { from: place + 1, to: from } })],
      })
    }
  }
  // The child says how many there are after the swap, unless that is 10 because there was nothing.
  const asksTop = isFirst && empty.length === 0 && top > 0
  if (asksTop) {
    work.steps.push({
      says: [
        { kind: 'swap', place: from },
        { kind: 'howManyAfterSwap', place },
      ],
      shows: [draw(work, { tinted: place, asked: { place, row: 'top' } })],
      asks: asksCount(place, top + 10),
    })
  }
  for (let at = from; at > place; at--) {
    // The highest of several zeros is asked for, because some children leave it at 10.
    const asks = isFirst && at === Math.max(from - 1, place + 1)
    const before = topOf(work, at)
    // The digit that receives the ten is said, because the next equation begins with both: 12 − 7.
    const swap: Phrase =
      at === place + 1 && top > 0 ? { kind: 'swapSoNow', place: at, count: top + 10 } : { kind: 'swap', place: at }
    work.swapped.set(at - 1, [...(work.swapped.get(at - 1) ?? []), topOf(work, at - 1) + 10])
    if (asks) {
      work.steps.push({
        says: [...(asksTop ? [] : [swap]), { kind: 'howManyLeft', place: at }],
        shows: [draw(work, { tinted: at, asked: { place: at, row: 'top' } })],
        asks: asksCount(at, before - 1),
      })
    }
    work.swapped.set(at, [...(work.swapped.get(at) ?? []), before - 1])
    if (!asks) {
      const isLater = !isFirst && at === from
      const left = before - 1
      // A column that already gave one away has another number of them than the child expects.
      const later: Says = [
        { kind: 'only', count: top, place },
        { kind: 'swapSoLeft', place: at, left, count: at === place + 1 ? top + 10 : 10 },
      ]
      work.steps.push({
        says: isLater ? later : [swap, { kind: 'left', count: left, place: at }],
        shows: [draw(work, { tinted: isLater ? [at, place] : at })],
      })
    }
  }
  if (isFirst && empty.length === 0 && !asksTop) askColumn(work, place)
}

/** Says the waiting equations in one step and writes their results. */
function sayWaiting(work: Work): void {
  const [lowest] = work.waiting
  if (!lowest) return
  writeWaiting(work)
  const says = work.waiting.map(({ phrase }) => phrase)
  work.steps.push({ says, shows: [draw(work, { tinted: [work.waiting.at(-1)!.place, lowest.place] })] })
  work.waiting = []
}

/** Says the whole equation, with the last column where both fit into one step. */
function finish(work: Work, end: Says): void {
  const [last] = work.waiting
  if (end.length === 1 && last && work.waiting.length === 1) {
    writeWaiting(work)
    work.steps.push({ says: [last.phrase, ...end], shows: [draw(work, { tinted: last.place })] })
    return
  }
  sayWaiting(work)
  work.steps.push({ says: end, shows: [draw(work)] })
}

/** Writes the results of the waiting equations. A zero before the first digit is left out: 77 and not 077. */
function writeWaiting(work: Work): void {
  const { numbers, results, waiting } = work
  for (const { place, result } of waiting) results.set(place, result)
  const isEmpty = (place: Place) => topOf(work, place) === 0 && numbers.digits(1, place) === null
  let highest = numbers.highest
  while (!results.has(highest) && isEmpty(highest)) highest--
  for (; highest > 0 && results.get(highest) === 0; highest--) results.delete(highest)
}

interface Drawn {
  readonly tinted?: Place | readonly [Place, Place]
  readonly asked?: Columns['asked']
  readonly leads?: Columns['leads']
}

function draw(work: Work, parts: Drawn = {}): Columns {
  return columnsOf(
    work.numbers,
    (place) => ({ result: work.results.get(place) ?? null, swapped: work.swapped.get(place) ?? [] }),
    parts,
  )
}

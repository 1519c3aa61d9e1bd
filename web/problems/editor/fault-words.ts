/** The words of what is wrong with a problem, and of what is left out (maths/own/problem-fault.ts). */
import {
  byKind,
  choiceCounts,
  itemCounts,
  largestRectangle,
  mostAnimals,
  mostCells,
  mostConditions,
  mostListed,
  mostNumbers,
  type OwnAnswer,
  rulerLength,
  type WrittenProblem,
} from '#maths'
import type { LeftOutReason, ProblemFault, ProblemField, ProblemReason } from '#maths/own'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import type { Known } from './use-outcomes.ts'

/** Returns the fault at a field as words, or undefined if it has none. */
export function faultAt(
  faults: readonly ProblemFault[],
  written: WrittenProblem,
  field: ProblemField,
): string | undefined {
  const fault = faults.find((one) => isSameField(one.field, field))
  return fault && faultWords(fault, written)
}

function isSameField(a: ProblemField, b: ProblemField): boolean {
  if (a.name !== b.name) return false
  if ('index' in a && 'index' in b) return a.index === b.index
  return !('row' in a && 'row' in b) || (a.row === b.row && a.column === b.column)
}

/**
 * Returns the faults that are shown. What is not written yet is shown only after the first try to save, because nobody
 * has finished typing before.
 */
export function shownFaults({ outcome }: Known, isTried: boolean): readonly ProblemFault[] {
  if (outcome.kind === 'fits') return []
  return isTried ? outcome.faults : outcome.faults.filter(({ reason }) => reason !== 'empty')
}

export function faultWords(fault: ProblemFault, written: WrittenProblem): string {
  const words = wordsByReason[fault.reason](fault, written)
  const place = placeOf(fault, textOf(fault.field, written))
  return place === null ? words : m.problems_at({ fault: words, place })
}

/** The reasons whose place is in the text, so that the words quote it. */
const placed: readonly ProblemReason[] = [
  'deep',
  'operatorMissing',
  'number',
  'valueMissing',
  'bracketClosed',
  'comparison',
]
/** The most characters that are quoted. */
const longestQuote = 14

/** Returns the rest of the text from the fault on. */
function placeOf({ reason, at }: ProblemFault, text: string): string | null {
  if (at === null || !placed.includes(reason)) return null
  const rest = text.slice(at)
  if (rest.trim() === '') return m.problems_at_end()
  return m.problems_quoted({ text: rest.length > longestQuote ? `${rest.slice(0, longestQuote)}…` : rest })
}

/** Returns the text in which the place of a fault is, or an empty text for a field without places. */
function textOf(field: ProblemField, { text, conditions, answer }: WrittenProblem): string {
  if (field.name === 'text') return text
  if (field.name === 'condition') return conditions[field.index] ?? ''
  const texts = byKind<OwnAnswer, readonly string[]>(answer, {
    number: ({ expression }) => (field.name === 'answer' ? [expression] : []),
    choice: ({ choices }) => (field.name === 'choice' ? choices : []),
    order: ({ items }) => (field.name === 'item' ? items : []),
  })
  return texts['index' in field ? field.index : 0] ?? ''
}

type Words = (fault: ProblemFault, written: WrittenProblem) => string

const wordsByReason: { readonly [R in ProblemReason]: Words } = {
  empty: ({ field }) => (field.name === 'text' ? m.problems_text_missing() : m.problems_missing()),
  // The place of a text that is too long is its first character too many, so it is also the limit.
  long: ({ at }) => (at === null ? m.problems_none_short() : m.problems_too_long({ count: at })),
  large: () => m.problems_none_small(),
  divisionByZero: () => m.problems_none_divides(),
  equal: () => m.problems_all_equal(),
  picture: (_, { picture }) => pictureWords(picture?.kind),
  deep: () => m.problems_deep(),
  character: ({ field, at }, written) =>
    m.problems_character({ character: [...textOf(field, written).slice(at ?? 0)][0] ?? '' }),
  name: ({ field, at }, written) => m.problems_unknown_name({ name: nameAt(textOf(field, written), at ?? 0) }),
  unknownName: ({ field, at }, written) =>
    field.name === 'picture'
      ? m.problems_unknown_number()
      : m.problems_unknown_name({ name: nameAt(textOf(field, written), (at ?? 0) + 1) }),
  number: ({ field }) => (field.name === 'picture' ? m.problems_picture_number() : m.problems_not_number()),
  operatorMissing: () => m.problems_operator_missing(),
  bracketOpen: () => m.problems_bracket_open(),
  bracketClosed: () => m.problems_bracket_closed(),
  valueMissing: () => m.problems_value_missing(),
  comparison: ({ field }) => (field.name === 'answer' ? m.problems_compares() : m.problems_compares_twice()),
  comparisonMissing: () => m.problems_compares_nothing(),
  count: ({ field }) => countWords(field),
  repeated: () => m.problems_repeated(),
  letter: () => m.problems_letter(),
  range: () => m.problems_range(),
  tooMany: () => m.problems_too_many(),
  noneFit: ({ field }, written) => m.problems_none_fit({ ranges: rangesIn(textOf(field, written), written) }),
  otherRows: () => m.problems_missing(),
}

const nameAt = (text: string, at: number) => /^\p{L}[\p{L}\d]*/u.exec(text.slice(at))?.[0] ?? ''

function countWords({ name }: ProblemField): string {
  const counts: Partial<Record<ProblemField['name'], readonly [number, number]>> = {
    ...{ numbers: [0, mostNumbers], number: [1, mostListed], conditions: [0, mostConditions], picture: [1, mostCells] },
    answer: [Math.min(choiceCounts[0], itemCounts[0]), Math.max(choiceCounts[1], itemCounts[1])],
  }
  const [fewest, most] = counts[name] ?? [1, mostListed]
  return fewest === 0 ? m.problems_at_most({ most }) : m.problems_between({ fewest, most })
}

function pictureWords(kind: NonNullable<WrittenProblem['picture']>['kind'] | undefined): string {
  if (kind === 'animals') return m.problems_fit_animals({ most: mostAnimals })
  if (kind === 'ruler') return m.problems_fit_ruler({ length: rulerLength })
  return m.problems_fit_rectangle({ width: largestRectangle.width, height: largestRectangle.height })
}

const list = new Intl.ListFormat(language)

/** Returns the ranges of the names in a condition: "a is 2 to 5 and b is 8 to 12". */
function rangesIn(condition: string, { numbers }: WrittenProblem): string {
  const named = numbers.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(condition))
  return list.format(
    named.map(({ name, values }) => {
      const ends =
        values.kind === 'range' ? [values.from, values.to] : [values.numbers[0] ?? '', values.numbers.at(-1) ?? '']
      return m.problems_range_of({ name, from: ends[0]!, to: ends[1]! })
    }),
  )
}

const leftOutWords: { readonly [R in LeftOutReason]: (counts: { left: number; total: number }) => string } = {
  long: ({ left, total }) => m.problems_left_out_long({ left, total }),
  large: ({ left, total }) => m.problems_left_out_large({ left, total }),
  divisionByZero: ({ left, total }) => m.problems_left_out_division({ left, total }),
  equal: ({ left, total }) => m.problems_left_out_equal({ left, total }),
  picture: ({ left, total }) => m.problems_left_out_picture({ left, total }),
}

/** Returns what is left out, a sentence for each reason: "12 of 64 are left out: the answer has over six decimals." */
export function leftOutOf({ outcome }: Known): readonly string[] {
  if (outcome.kind === 'faults') return []
  const left = Object.entries(outcome.leftOut) as [LeftOutReason, number][]
  const total = left.reduce((sum, [, count]) => sum + count, outcome.count)
  return left.filter(([, count]) => count > 0).map(([reason, count]) => leftOutWords[reason]({ left: count, total }))
}

/** Returns how many numbers fit: "52 pairs of numbers fit, so each student gets their own." */
export function fittingWords({ outcome, written }: Known): string | null {
  if (outcome.kind === 'faults') return null
  const { count } = outcome
  const names = written.numbers.length
  if (names === 0) return m.problems_fits_always()
  if (names === 1) return m.problems_fits_numbers({ count })
  return names === 2 ? m.problems_fits_pairs({ count }) : m.problems_fits_groups({ count })
}

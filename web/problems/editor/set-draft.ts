/** A set while its teacher writes it, as data. */
import {
  byKind,
  choiceCounts,
  itemCounts,
  mostNumbers,
  namePattern,
  type OwnAnswer,
  type OwnPicture,
  type OwnProblem,
  type RangeStep,
  type RowsByKind,
  type WrittenProblem,
} from '#maths'

/** A number that changes, as it is typed. The decimals of a range decide its step: 0.5 to 2.0 has steps of 0.1. */
export interface DraftNumber {
  readonly name: string
  readonly kind: 'range' | 'list'
  readonly from: string
  readonly to: string
  /** The numbers of a list, with commas or spaces between them. */
  readonly list: string
}

export type AnswerKind = OwnAnswer['kind']
type AnswerByKind = { readonly [K in AnswerKind]: Extract<OwnAnswer, { readonly kind: K }> }

/** A problem as it is typed. It keeps what was typed for the other kinds of answers. */
export interface DraftProblem extends Pick<WrittenProblem, 'text' | 'picture' | 'conditions'> {
  /** Tells the problems of a draft apart. */
  readonly id: string
  readonly numbers: readonly DraftNumber[]
  readonly kind: AnswerKind
  readonly answers: AnswerByKind
}

export interface SetDraft {
  readonly title: string
  readonly problems: readonly DraftProblem[]
}

const blank = (count: number) => Array.from({ length: count }, () => '')

export const emptyProblem = (id: string): DraftProblem => ({
  ...{ id, text: '', picture: null, numbers: [], conditions: [], kind: 'number' },
  answers: {
    number: { kind: 'number', expression: '', unit: '', within: '0' },
    choice: { kind: 'choice', choices: blank(choiceCounts[0] + 1), right: 0 },
    order: { kind: 'order', items: blank(itemCounts[0]) },
  },
})

/** Returns a set with one empty problem. */
export const emptySet = (id: string): SetDraft => ({ title: '', problems: [emptyProblem(id)] })

/** Returns a saved set as it is typed. `newId` returns another id at each call. */
export const draftOfSet = (
  { title, problems }: { readonly title: string; readonly problems: readonly OwnProblem[] },
  newId: () => string,
): SetDraft => ({
  title,
  problems: problems.map(({ text, picture, numbers, conditions, answer }) => {
    const { answers } = emptyProblem('')
    return {
      ...{ id: newId(), text, picture, conditions, kind: answer.kind, answers: { ...answers, [answer.kind]: answer } },
      numbers: numbers.map(({ name, values }) => {
        const { from, to } = newNumber(name)
        if (values.kind === 'list') return { name, kind: 'list', from, to, list: values.numbers.join(', ') }
        const places = placesByStep[values.step]
        return { name, kind: 'range', list: '', ...mapEnds(values, (end) => withPlaces(end, places)) }
      }),
    }
  }),
})

const placesByStep = { '1': 0, '0.1': 1, '0.01': 2 } as const satisfies Record<RangeStep, number>
const stepByPlaces = ['1', '0.1', '0.01'] as const satisfies readonly RangeStep[]

const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0

const mapEnds = ({ from, to }: { readonly from: string; readonly to: string }, change: (end: string) => string) => ({
  from: change(from),
  to: change(to),
})

function withPlaces(decimal: string, places: number): string {
  const missing = places - placesOf(decimal)
  return missing <= 0 ? decimal : (decimal.includes('.') ? decimal : `${decimal}.`) + '0'.repeat(missing)
}

/** Returns the step of a range: its ends have as many decimals. */
export const stepOf = ({ from, to }: Pick<DraftNumber, 'from' | 'to'>): RangeStep =>
  stepByPlaces[Math.min(2, Math.max(placesOf(from.trim()), placesOf(to.trim())))]!

const listed = (list: string) => list.split(/[,;\s]+/).filter((number) => number !== '')

/** Returns how many numbers a range or a list has, or null if it is not finished. */
export function countOf(number: DraftNumber): number | null {
  if (number.kind === 'list') return listed(number.list).length
  const { from, to } = mapEnds(number, (end) => end.trim().replace('−', '-'))
  const steps = Math.round((Number(to) - Number(from)) / Number(stepOf(number)))
  return from === '' || to === '' || !(steps >= 0) ? null : steps + 1
}

/** Returns a problem as it is checked and sent. Conditions that are blank are left out. */
export function writtenOf({ text, picture, numbers, conditions, kind, answers }: DraftProblem): WrittenProblem {
  return {
    ...{ text, picture, conditions: conditions.filter(isFilled), answer: answers[kind] },
    numbers: numbers.map((number) => ({
      name: number.name,
      values:
        number.kind === 'list'
          ? { kind: 'list', numbers: listed(number.list) }
          : { kind: 'range', step: stepOf(number), ...mapEnds(number, (end) => end.trim()) },
    })),
  }
}

const isFilled = (text: string) => text.trim() !== ''

/** Returns the index of a condition among those that are not blank, by which its faults name it. */
export const filledIndex = (conditions: readonly string[], index: number) =>
  isFilled(conditions[index] ?? '') ? conditions.slice(0, index).filter(isFilled).length : null

const newNumber = (name: string): DraftNumber => ({ name, kind: 'range', from: '2', to: '10', list: '' })

const isUntouched = ({ name, ...number }: DraftNumber) =>
  Object.entries(newNumber(name)).every(([field, value]) => ({ name, ...number })[field as keyof DraftNumber] === value)

/** The expressions in an answer of each kind. */
const expressionsByKind: RowsByKind<OwnAnswer, readonly string[]> = {
  number: ({ expression }) => [expression],
  choice: () => [],
  order: () => [],
}

/** Returns the expressions of a problem, also those that were typed for another kind of answer. */
const expressionsOf = ({ conditions, answers }: DraftProblem): readonly string[] => [
  ...conditions,
  ...Object.values(answers).flatMap((answer) => byKind<OwnAnswer, readonly string[]>(answer, expressionsByKind)),
]

/** Returns the texts of a problem that may have names in braces. */
function textsOf({ text, picture, kind, answers }: DraftProblem): readonly string[] {
  const ofAnswer = { number: [], choice: answers.choice.choices, order: answers.order.items }[kind]
  return [text, ...ofAnswer, ...textsOfPicture(picture)]
}

function textsOfPicture(picture: OwnPicture | null): readonly string[] {
  switch (picture?.kind) {
    case undefined:
      return []
    case 'table':
      return picture.rows.flat()
    case 'ruler':
      return [picture.from, picture.to]
    case 'rectangle':
      return [picture.width, picture.height]
    case 'animals':
      return [picture.count]
  }
}

/**
 * Returns a problem with a number for each name in braces. A number that nobody changed goes again when its name is no
 * longer in a text, so that a slip of typing leaves nothing behind.
 */
export function withNamedNumbers(problem: DraftProblem): DraftProblem {
  const named = textsOf(problem).flatMap((text) => Array.from(text.matchAll(namePattern), ([, name]) => name!))
  const isUsed = ({ name }: DraftNumber) =>
    named.includes(name) || new RegExp(`\\b${name}\\b`).test(expressionsOf(problem).join(' '))
  const kept = problem.numbers.filter((number) => isUsed(number) || !isUntouched(number))
  const missing = [...new Set(named)].filter((name) => !kept.some((number) => number.name === name))
  const added = missing.slice(0, Math.max(0, mostNumbers - kept.length)).map(newNumber)
  return { ...problem, numbers: [...kept, ...added] }
}

/** Returns a problem with another number, whose name in braces is at the end of the text. */
export function withAnotherNumber(problem: DraftProblem): DraftProblem {
  const name = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !problem.numbers.some((number) => number.name === one))!
  const text = `${problem.text}${/\S$/.test(problem.text) ? ' ' : ''}{${name}}`
  return { ...problem, text, numbers: [...problem.numbers, newNumber(name)] }
}

/** Returns a copy of a list with another value at an index. */
export const replaced = <Value>(list: readonly Value[], index: number, value: Value): Value[] =>
  list.map((one, i) => (i === index ? value : one))

/** Returns a copy of a list without the value at an index. */
export const without = <Value>(list: readonly Value[], index: number): Value[] => list.filter((_, i) => i !== index)

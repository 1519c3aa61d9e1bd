/**
 * The marks of a student as a teacher types them: a text for each question. An empty text is right, "x" is wrong, a
 * full stop leaves the question out, and any other text is what was written. Null is not marked yet.
 */
import { type Answer, byKind, type Expected, isRightOnPaper, type PaperMark, type Question } from '#maths'

export type Entry = string | null

/** The marks that have a button, without what was written. */
export const buttonMarks = ['right', 'wrong', 'leftOut'] as const
export type ButtonMark = (typeof buttonMarks)[number]

/** The text of each of these marks. */
export const entryByMark = { right: '', wrong: 'x', leftOut: '.' } as const satisfies Record<ButtonMark, string>

/** Returns the mark of a text for a question, or null if it is not marked yet. */
export function markOf(entry: Entry, question: Question): PaperMark | null {
  if (entry === null) return null
  const text = entry.trim()
  if (text === entryByMark.right) return { kind: 'right' }
  if (text === entryByMark.leftOut) return { kind: 'leftOut' }
  if (text.toLowerCase() === entryByMark.wrong && !canBeWritten(text, question)) return { kind: 'wrong' }
  return { kind: 'wrote', answer: answerIn(text, question) }
}

/** Returns the marks that a button can give a question. "x" is no wrong mark where a student can have written it. */
export const buttonsOf = (question: Question): ButtonMark[] =>
  buttonMarks.filter((mark) => markOf(entryByMark[mark], question)?.kind === mark)

/** Returns the marks of all questions, or null if one is not marked yet. */
export function marksOf(entries: readonly Entry[], questions: readonly Question[]): PaperMark[] | null {
  const marks = questions.flatMap((question, i) => markOf(entries[i] ?? null, question) ?? [])
  return marks.length === questions.length ? marks : null
}

/** Returns the text of a stored mark. */
export function entryOf(mark: PaperMark | undefined): Entry {
  switch (mark?.kind) {
    case undefined:
      return null
    case 'right':
    case 'wrong':
    case 'leftOut':
      return entryByMark[mark.kind]
    case 'wrote':
      return textOf(mark.answer)
  }
}

/** Returns how many questions are marked, and how many of them are right. */
export function countOf(entries: readonly Entry[], questions: readonly Question[]) {
  const marks = questions.map((question, i) => markOf(entries[i] ?? null, question))
  const right = questions.filter((question, i) => {
    const mark = marks[i]
    return mark && isRightOnPaper(question, mark) === true
  })
  return { marked: marks.filter((mark) => mark !== null).length, right: right.length }
}

/**
 * Returns a `countOf` that counts the same entries only once. The page counts those of all students with each key that
 * a teacher presses, and only one student's have changed.
 */
export function createCounts(): typeof countOf {
  const known = new WeakMap<readonly Entry[], { questions: readonly Question[]; counts: ReturnType<typeof countOf> }>()
  return (entries, questions) => {
    const before = known.get(entries)
    if (before?.questions === questions) return before.counts
    const counts = countOf(entries, questions)
    known.set(entries, { questions, counts })
    return counts
  }
}

const choiceIn = (text: string, choices: readonly string[]) =>
  choices.find((choice) => choice.toLowerCase() === text.toLowerCase())

/** Returns whether the letter of a wrong answer can be an answer that a student has written. */
const canBeWritten = (letter: string, { expects }: Question) =>
  byKind<Expected, boolean>(expects, {
    number: () => false,
    quotientAndRemainder: () => false,
    choice: ({ choices }) => choiceIn(letter, choices) !== undefined,
    order: () => false,
    numberAndWord: () => false,
  })

function answerIn(text: string, { ask, expects }: Question): Answer {
  switch (expects.kind) {
    case 'number':
      return { kind: 'number', number: text }
    case 'quotientAndRemainder': {
      const [quotient = '', remainder = ''] = text.split(/\s*r\s*|\s+/i)
      return { kind: 'quotientAndRemainder', quotient, remainder }
    }
    case 'choice':
      return { kind: 'choice', choice: choiceIn(text, expects.choices) ?? text }
    case 'order':
      return { kind: 'order', order: orderIn(text, expects.numbers, ask.kind === 'told') }
    case 'numberAndWord': {
      const [, number = '', word = ''] = /^(\d[\d\s]*)?(.*)$/.exec(text) ?? []
      return { kind: 'numberAndWord', number: number.trim(), word: word.trim() }
    }
  }
}

/**
 * Returns the things of an order: between commas or, where each of them is one word, between spaces.
 *
 * @param hasPlaces whether the sheet has a box for the place of each thing, so that "3 1 2" names the places
 */
function orderIn(text: string, things: readonly string[], hasPlaces: boolean): string[] {
  const places = text.split(/[\s,;]+/).map((place) => Number(place) - 1)
  const isThings = places.every((place) => things.includes(String(place + 1)))
  if (hasPlaces && !isThings && things.every((_, i) => places.indexOf(i) >= 0) && places.length === things.length)
    return things.map((_, i) => things[places.indexOf(i)]!)
  const between = things.some((thing) => thing.includes(' ')) ? /\s*[,;]\s*/ : /[\s,;]+/
  return text.split(between).map((given) => choiceIn(given, things) ?? given)
}

function textOf(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return answer.number
    case 'quotientAndRemainder':
      return `${answer.quotient} r ${answer.remainder}`
    case 'choice':
      return answer.choice
    case 'order':
      return answer.order.join(', ')
    case 'numberAndWord':
      return `${answer.number} ${answer.word}`
  }
}

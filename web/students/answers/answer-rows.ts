/** The rows of a student's answers: their words, their order and their filter. */
import type { GivenAnswer } from '#contract'
import { type Language, type Level, levelsOf, operations, type Question } from '#maths'
import type { Mistakes } from '#maths/insight'
import { mistakeOf } from '../../insight/use-mistakes.ts'
import { writtenSides } from '../../insight/written-answer.tsx'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { dayWords } from '../day-words.ts'
import { levelWords } from '../level-words.ts'

/** An answer with the words of its row. */
export interface AnswerRow {
  readonly key: number
  readonly given: GivenAnswer
  readonly when: string
  /** The level, or the title of a set of own problems. */
  readonly level: string
  readonly question: string
  /** The answer as it was written or, where nobody knows it, a word: "nothing" if the time was up, or the mark. */
  readonly wrote: string
  readonly isWritten: boolean
  readonly happened: string
  readonly seconds: string
}

/**
 * Returns the rows of answers, which come the newest first. Without `mistakes`, no wrong answer has the name of its
 * mistake.
 */
export function answerRows(
  answers: readonly GivenAnswer[],
  today: string,
  say: Language,
  mistakes?: Mistakes,
): AnswerRow[] {
  return answers.map((given, key) => ({
    key,
    given,
    when: whenWords(given, today),
    level: 'set' in given ? given.set.title : levelWords(given.operation, given.levelId),
    question: askedWords(given.question, say),
    wrote: given.answer ? say.givenAnswer(given.answer) : unwrittenWords(given),
    isWritten: given.answer !== null,
    happened: happenedWords(given, mistakes),
    seconds: given.took === null ? '' : seconds.format(given.took / 1000),
  }))
}

/** Returns a question with the numbers that a child sees: "14, ?, 16", "What is the perimeter? 12 cm, 37 cm, 35 cm". */
function askedWords(question: Question, say: Language): string {
  const { ask, drawn, expects } = question
  if (drawn.kind === 'run') return drawn.numbers.map((number) => number ?? '?').join(', ')
  const isOfNumbers = ask.kind === 'compare' && ask.things === 'numbers' && expects.kind === 'choice'
  const seen = isOfNumbers ? expects.choices.join(', ') : writtenSides(question, say)
  return [say.text(question), seen].filter(Boolean).join(' ')
}

const seconds = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Returns a level with its example, such as 'Addition 2.5 · 47 + 38'. */
export function levelChoice(level: Level): string {
  const name = levelWords(level.operation, level.id)
  return name === level.title ? name : `${name} · ${level.title}`
}

function whenWords({ day, time, isOnPaper }: GivenAnswer, today: string): string {
  const words = dayWords(day, today)
  if (isOnPaper) return m.answers_on_paper({ day: words })
  return time === null ? words : `${words} ${time.replace(/^0/, '').replace(':', '.')}`
}

/** Returns the word in place of an answer: the mark of a teacher on paper, or that the time was up. */
function unwrittenWords({ isOnPaper, mark }: GivenAnswer): string {
  if (!isOnPaper) return m.answers_nothing()
  return mark === 'right' ? m.answers_right() : m.answers_wrong()
}

function happenedWords({ mark, slip }: GivenAnswer, mistakes?: Mistakes): string {
  if (mark === 'timeUp') return m.answers_time_up()
  if (mark === 'right') return m.answers_right()
  return (mistakes && slip !== null && mistakeOf(mistakes, slip, 1)) || m.answers_missed()
}

/**
 * Returns whether a miss needs the right answer, because the numbers of its question are in a picture or in the text of
 * an own problem.
 */
export function needsRightAnswer({ question: { ask, drawn } }: GivenAnswer): boolean {
  return ask.kind === 'told' || (drawn.kind !== 'nothing' && drawn.kind !== 'expression')
}

export const answerColumns = ['when', 'level', 'happened', 'seconds'] as const
export type AnswerColumn = (typeof answerColumns)[number]

export interface AnswerOrder {
  readonly by: AnswerColumn
  readonly descending: boolean
}

/** The order in which answers come: the newest first. */
export const newestFirst: AnswerOrder = { by: 'when', descending: true }

/** Returns the order after a tap on a column. A tap on the column of the order turns it round. */
export const orderAfterTap = (order: AnswerOrder, by: AnswerColumn): AnswerOrder => ({
  by,
  descending: order.by === by ? !order.descending : by === 'when',
})

const levelOrder = new Map(
  operations.flatMap(levelsOf).map(({ operation, id }, index) => [levelWords(operation, id), index]),
)

const orderOf = ({ given, level }: AnswerRow) => ('set' in given ? levelOrder.size : (levelOrder.get(level) ?? 0))

const compareBy: Readonly<Record<AnswerColumn, (a: AnswerRow, b: AnswerRow) => number>> = {
  when: (a, b) => b.key - a.key,
  // Sets of own problems come behind the levels, by their titles.
  level: (a, b) => orderOf(a) - orderOf(b) || ('set' in a.given ? a.level.localeCompare(b.level, language) : 0),
  happened: (a, b) => a.happened.localeCompare(b.happened, language),
  seconds: (a, b) => (a.given.took ?? 0) - (b.given.took ?? 0),
}

/** Returns the rows in order. Equal ones stay the newest first. */
export function rowsInOrder(rows: readonly AnswerRow[], { by, descending }: AnswerOrder): AnswerRow[] {
  const direction = descending ? -1 : 1
  return rows.toSorted((a, b) => direction * compareBy[by](a, b))
}

export const isMissed = ({ given }: AnswerRow) => given.mark !== 'right'

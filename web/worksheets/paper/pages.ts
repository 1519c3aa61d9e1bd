/** Divides the questions of a sheet among pages of paper. All lengths are in millimetres. */
import type { WorksheetLayout } from '#contract'
import { byKind, type Expected, type Language, type Paper, type Question, type SheetSection } from '#maths'
import { levelWords } from '../../students/level-words.ts'
import { type CellRoom, columnGap, heightOf, numberWidth, textSize } from './cell-size.ts'

export const papers = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<WorksheetLayout['paper'], { width: number; height: number }>>

/** The width of the text, the margins above and below it, and the heights of the parts of a page. */
export const textWidth = 180
export const margin = { top: 12, bottom: 9 }
export const headHeight = { first: 20, later: 14, name: 12 }
export const footHeight = 20
const headings = { title: 9, task: 8 }

/** The most by which rows are higher than they must be, on a page with room. */
const mostStretch = 1.8

export interface PaperQuestion {
  /** The number before it, from 1. */
  readonly number: number
  readonly question: Question
  /** Its words, or null if the group has them or if it needs none. */
  readonly task: string | null
}

/** Questions of one level or set on one page. */
export interface PaperGroup {
  /** The name of the level or set above the questions, or null if it is not shown. */
  readonly title: string | null
  /** The most characters of a typed answer of the level or set. */
  readonly longestAnswer: number
  /** The size of the text. */
  readonly size: number
  /** The words that all its questions share. */
  readonly task: string | null
  readonly columns: number
  readonly rows: number
  readonly rowHeight: number
  readonly questions: readonly PaperQuestion[]
}

export interface PaperPage {
  readonly groups: readonly PaperGroup[]
}

/** The languages of the questions and of their words on paper. */
export interface PaperLanguage {
  readonly say: Language
  readonly paper: Paper
}

/**
 * Returns the pages of a sheet. A question is never divided. The questions of a level are below each other in columns
 * of equal rows. Problems of a set have different heights, so each row is as high as it must be.
 */
export function pagesOf(sections: readonly SheetSection[], layout: WorksheetLayout, language: PaperLanguage) {
  const pages: PaperGroup[][] = [[]]
  let left = roomOn(0, layout)
  let number = 1
  for (const section of sections) {
    const print = printOf(section)
    const name = sections.length > 1 ? print.name : null
    const cells = cellsOf(section.questions, print, layout, language)
    const { columns, task, size } = cells
    let done = 0
    while (done < section.questions.length) {
      const begins = done === 0 || pages.at(-1)!.length === 0
      const height = print.isTyped ? highest(cells.heights.slice(done, done + columns)) : highest(cells.heights)
      const headOf = (isFirst: boolean) => (name && isFirst ? headings.title : 0) + (task === null ? 0 : headings.task)
      const mostRows = print.isTyped ? 1 : Number.POSITIVE_INFINITY
      let isFirst = begins
      let fit = Math.floor((left - headOf(isFirst)) / height)
      if (fit < 1 && pages.at(-1)!.length > 0) {
        left = roomOn(pages.length, layout)
        pages.push([])
        isFirst = true
        fit = Math.floor((left - headOf(isFirst)) / height)
      }
      // A question that is higher than a page would be cut, which `pages.test.ts` excludes for every level.
      const rows = Math.min(Math.max(fit, 1), Math.ceil((section.questions.length - done) / columns), mostRows)
      const taken = section.questions.slice(done, done + rows * columns)
      const questions = taken.map((question, i) => ({
        number: number + i,
        question,
        task: cells.tasks[done + i] ?? null,
      }))
      const title = isFirst ? name : null
      pages
        .at(-1)!
        .push({ title, longestAnswer: print.longestAnswer, size, task, columns, rows, rowHeight: height, questions })
      left -= headOf(isFirst) + rows * height
      done += taken.length
      number += taken.length
    }
  }
  return pages.map((groups, i): PaperPage => ({ groups: stretched(groups, roomOn(i, layout)) }))
}

/** The properties of a part on paper that depend on its kind. */
interface PartPrint {
  /** The title of a set, or a level such as "Addition 2.5". */
  readonly name: string
  /** Whether a teacher has typed the questions, so that they have different heights. */
  readonly isTyped: boolean
  /** The most characters of a typed answer. */
  readonly longestAnswer: number
}

const printOf = (section: SheetSection) =>
  byKind<SheetSection, PartPrint>(section, {
    level: ({ level: { operation, id, dealer } }) => ({
      ...{ name: levelWords(operation, id), isTyped: false, longestAnswer: dealer.answer.maxLength },
    }),
    set({ set, questions }) {
      const lengths = questions.map(({ expects }) => typedLength(expects))
      return { name: set.title, isTyped: true, longestAnswer: Math.max(1, ...lengths) }
    },
  })

/** Returns the most characters in a box of a right answer. An answer without boxes has none. */
const typedLength = (expects: Expected) =>
  byKind<Expected, number>(expects, {
    number: ({ answer }) => answer.length,
    quotientAndRemainder: ({ quotient, remainder }) => Math.max(quotient.length, remainder.length),
    choice: () => 0,
    order: () => 0,
    numberAndWord: ({ number }) => String(number).length,
  })

const highest = (heights: readonly number[]) => Math.max(0, ...heights) + 1

/** Returns the height for questions on a page, counted from 0. */
export function roomOn(page: number, { paper, hasName }: WorksheetLayout): number {
  const head = page === 0 ? headHeight.first + (hasName ? headHeight.name : 0) : headHeight.later
  return papers[paper].height - margin.top - margin.bottom - head - footHeight
}

/** Returns the groups with higher rows, as far as the page has room. */
function stretched(groups: readonly PaperGroup[], room: number): PaperGroup[] {
  const heads = groups.reduce(
    (sum, { title, task }) => sum + (title === null ? 0 : headings.title) + (task === null ? 0 : headings.task),
    0,
  )
  const rows = groups.reduce((sum, { rows, rowHeight }) => sum + rows * rowHeight, 0)
  const stretch = Math.max(1, Math.min(mostStretch, (room - heads) / rows))
  return groups.map((group) => ({ ...group, rowHeight: group.rowHeight * stretch }))
}

interface Cells {
  readonly columns: number
  /** The height of each question. */
  readonly heights: readonly number[]
  /** The words of each question, and those that all of them share. One of both is null. */
  readonly tasks: readonly (string | null)[]
  readonly task: string | null
  readonly size: number
}

/** The most lines of a text that are printed as they were typed. A text with more lines runs on. */
const mostTypedLines = 12

/**
 * Returns the number of columns that fit, and the heights of the questions. Words that all questions of a level share
 * are above them. The text of a set is smaller if one of its problems would be higher than a page.
 */
function cellsOf(
  questions: readonly Question[],
  { name, isTyped, longestAnswer }: PartPrint,
  layout: WorksheetLayout,
  { say, paper }: PaperLanguage,
): Cells {
  const words = questions.map(paper).map((text) => (isTyped && text ? typedText(text) : text))
  const isShared = !isTyped && words.every((text) => text === words[0])
  const tasks = words.map((text) => (isShared ? null : text))
  const shared = { tasks, task: isShared ? (words[0] ?? null) : null }
  const size = layout.isLarge ? textSize.large : textSize.normal
  const room = Math.min(roomOn(0, layout), roomOn(1, layout)) - headings.title - 1
  for (const smaller of isTyped ? [1, 0.8, 0.6, 0.5, 0.4] : [1]) {
    for (let columns: number = layout.columns; columns > 0; columns--) {
      const cell: Omit<CellRoom, 'task'> = {
        ...{ width: columnWidth(columns), size: size * smaller, hasSquares: layout.hasSquares, say },
        longestAnswer,
      }
      const heights = questions.map((question, i) => heightOf(question, { ...cell, task: tasks[i] ?? null }))
      const fitting = heights.filter((height) => height !== null && (!isTyped || height <= room))
      if (fitting.length === heights.length)
        return { ...shared, columns, heights: fitting as number[], size: cell.size }
    }
  }
  throw new Error(`${name} does not fit on the paper`)
}

const typedText = (text: string) => (text.split('\n').length > mostTypedLines ? text.replace(/\s+/g, ' ') : text)

/** Returns the width for a question beside its number. */
export const columnWidth = (columns: number) => (textWidth - columnGap * (columns - 1)) / columns - numberWidth

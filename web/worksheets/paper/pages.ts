/** Divides the questions of a sheet among pages of paper. All lengths are in millimetres. */
import type { WorksheetLayout } from '#contract'
import type { Language, Paper, PlayableLevel, Question, SheetSection } from '#maths'
import { columnGap, heightOf, numberWidth, textSize } from './cell-size.ts'

export const papers = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<WorksheetLayout['paper'], { width: number; height: number }>>

/** The width of the text, the margins above and below it, and the heights of the parts of a page. */
export const textWidth = 180
export const margin = { top: 12, bottom: 9 }
export const headHeight = { first: 20, later: 14, name: 12 }
export const footHeight = 20
const headings = { level: 9, task: 8 }

/** The most by which rows are higher than they must be, on a page with room. */
const mostStretch = 1.8

export interface PaperQuestion {
  /** The number before it, from 1. */
  readonly number: number
  readonly question: Question
  /** Its words, or null where the group has them or where it needs none. */
  readonly task: string | null
}

/** Questions of one level on one page. */
export interface PaperGroup {
  readonly level: PlayableLevel
  /** Whether the name of the level is above the questions, because the sheet has several levels. */
  readonly isNamed: boolean
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

/** Returns the pages of a sheet. A question is never divided. */
export function pagesOf(sections: readonly SheetSection[], layout: WorksheetLayout, language: PaperLanguage) {
  const pages: PaperGroup[][] = [[]]
  let left = roomOn(0, layout)
  let number = 1
  const isNamed = sections.length > 1
  for (const section of sections) {
    const { columns, height, task, tasks } = sizesOf(section, layout, language)
    const { level, questions } = section
    const head = (isNamed ? headings.level : 0) + (task === null ? 0 : headings.task)
    let done = 0
    while (done < questions.length) {
      let fit = Math.floor((left - head) / height)
      if (fit < 1 && pages.at(-1)!.length > 0) {
        left = roomOn(pages.length, layout)
        pages.push([])
        fit = Math.floor((left - head) / height)
      }
      // A question that is higher than a page would be cut, which `pages.test.ts` excludes for every level.
      const rows = Math.min(Math.max(fit, 1), Math.ceil((questions.length - done) / columns))
      const taken = questions.slice(done, done + rows * columns)
      const numbered = taken.map((question, i) => ({ number: number + i, question, task: tasks[done + i] ?? null }))
      pages.at(-1)!.push({ level, isNamed, task, columns, rows, rowHeight: height, questions: numbered })
      left -= head + rows * height
      done += taken.length
      number += taken.length
    }
  }
  return pages.map((groups, i): PaperPage => ({ groups: stretched(groups, roomOn(i, layout)) }))
}

/** Returns the height for questions on a page, counted from 0. */
export function roomOn(page: number, { paper, hasName }: WorksheetLayout): number {
  const head = page === 0 ? headHeight.first + (hasName ? headHeight.name : 0) : headHeight.later
  return papers[paper].height - margin.top - margin.bottom - head - footHeight
}

/** Returns the groups with higher rows, as far as the page has room. */
function stretched(groups: readonly PaperGroup[], room: number): PaperGroup[] {
  const heads = groups.reduce(
    (sum, { isNamed, task }) => sum + (isNamed ? headings.level : 0) + (task === null ? 0 : headings.task),
    0,
  )
  const rows = groups.reduce((sum, { rows, rowHeight }) => sum + rows * rowHeight, 0)
  const stretch = Math.max(1, Math.min(mostStretch, (room - heads) / rows))
  return groups.map((group) => ({ ...group, rowHeight: group.rowHeight * stretch }))
}

/**
 * Returns the number of columns that fit, and the height of the rows. Words that all questions share are above them.
 */
function sizesOf({ level, questions }: SheetSection, layout: WorksheetLayout, { say, paper }: PaperLanguage) {
  const words = questions.map(paper)
  const isShared = words.every((text) => text === words[0])
  const tasks = words.map((text) => (isShared ? null : text))
  const size = layout.isLarge ? textSize.large : textSize.normal
  for (let columns: number = layout.columns; ; columns--) {
    const width = columnWidth(columns)
    const heights = questions.map((question, i) =>
      heightOf(level, question, { width, size, task: tasks[i] ?? null, hasSquares: layout.hasSquares, say }),
    )
    const isNarrow = heights.some((height) => height === null)
    if (isNarrow && columns > 1) continue
    if (isNarrow) throw new Error(`${level.operation} ${level.id} does not fit on the paper`)
    const height = Math.max(...heights.map((one) => one ?? 0)) + 1
    return { columns, height, tasks, task: isShared ? (words[0] ?? null) : null }
  }
}

/** Returns the width for a question beside its number. */
export const columnWidth = (columns: number) => (textWidth - columnGap * (columns - 1)) / columns - numberWidth

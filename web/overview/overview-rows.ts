/** An overview as a table to save: a line for each student who is on the screen, column by column. */
import type { Level } from '#maths'
import type { FilledColumn } from './placed.ts'
import { lookByStatus } from './status-look.ts'

export const overviewHeader = ['Student', 'Stands in', 'Level', 'Status']

export function overviewRows(columns: readonly FilledColumn[]): string[][] {
  return columns.flatMap(({ title, students }) =>
    students.map(({ name, status, level }) => [name, title, levelText(level), lookByStatus[status].word]),
  )
}

/** With its example, so that a spreadsheet takes 2.0 for a name and not for 2. */
function levelText(level: Level | undefined): string {
  if (!level) return ''
  return level.operation === 'timestable' ? level.title : `${level.id}: ${level.title}`
}

/** The rows of an overview that is saved: one for each student on the screen, column by column. */

import { hasColumnPerLevel, type Level } from '#maths'
import { m } from '../language/messages.ts'
import type { FilledColumn } from './columns.ts'
import { lookOf } from './status-look.ts'

export const overviewHeader = [
  m.class_student_column(),
  m.overview_position_column(),
  m.overview_level_column(),
  m.overview_status_column(),
]

export function overviewRows(columns: readonly FilledColumn[]): string[][] {
  return columns.flatMap(({ title, students }) =>
    students.map((student) => [student.name, title, levelText(student.level), lookOf(student).word]),
  )
}

/** Returns the id with the title, so that a spreadsheet does not read 2.0 as the number 2. */
function levelText(level: Level | undefined): string {
  if (!level) return ''
  return hasColumnPerLevel(level.operation) ? level.title : `${level.id}: ${level.title}`
}

/** The paths of the pages of worksheets, with their queries. */
import { operations } from '#maths'
import type { SheetStart } from '../students/class-paths.ts'

/** Returns the path of a worksheet by its code. */
export const sheetPath = (sheet: string) => `/tasks/sheet?${new URLSearchParams({ sheet })}`

/** Returns the path of the page where the marks of a worksheet of a class are entered. */
export const marksPath = (code: string, sheet: string, student?: string) =>
  `/tasks/marks?${new URLSearchParams({ code, sheet, ...(student !== undefined && { student }) })}`

/** Returns the whole address of a worksheet, which its QR code has. */
export const sheetAddress = (sheet: string) => `${location.origin}/#${sheetPath(sheet)}`

/** Returns what an address of a new worksheet begins with, or null if it names nothing. */
export function startIn(params: URLSearchParams): SheetStart | null {
  const [task, level, stage] = [params.get('task'), params.get('level'), params.get('stage')]
  const operation = operations.find((one) => one === params.get('operation'))
  if (task) return { task }
  if (!operation) return null
  return level ? { operation, level } : stage ? { operation, stage } : null
}

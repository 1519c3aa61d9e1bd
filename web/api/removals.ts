/**
 * What a teacher takes away of a class, and how it comes back. A removal has its id from the browser, so that it can be
 * tried again, and undone, where its reply was lost.
 */
import { ApiError } from './call.ts'
import { classKeys } from './class-keys.ts'
import { useChange } from './use-change.ts'

export const useRemoveStudent = () => useChange('DELETE /api/classes/{code}/students/{student}', classKeys.all)
export const useRemoveProgress = () =>
  useChange('DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}', classKeys.all)
export const useUndo = () => useChange('POST /api/classes/{code}/removals/{removal}/undo', classKeys.all)

/** Too late, or not there: trying again would not help. */
export function isOverFor(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** No answer came, or none that tells: it may have happened all the same. */
export function isUncertain(error: Error | null): boolean {
  return error !== null && !isOverFor(error)
}

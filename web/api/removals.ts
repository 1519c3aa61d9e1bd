/**
 * What a teacher takes away of a class, and how it comes back. A removal has its id from the browser, so that it can be
 * tried again, and undone, where its reply was lost.
 */
import { classKeys } from './class-keys.ts'
import { useChange } from './use-change.ts'

export const useRemoveStudent = () => useChange('DELETE /api/classes/{code}/students/{student}', classKeys.all)
export const useRemoveProgress = () =>
  useChange('DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}', classKeys.all)
export const useUndo = () => useChange('POST /api/classes/{code}/removals/{removal}/undo', classKeys.all)

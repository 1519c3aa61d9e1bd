/** Removals from a class, of a student or of progress, and their undo. */
import { useClassChange } from './class-call.ts'

export const useRemove = () => useClassChange('POST /api/classes/{class}/students/{student}/removals')
export const useUndo = () => useClassChange('DELETE /api/classes/{class}/students/{student}/removals/{removal}')

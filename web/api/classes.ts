/** A teacher's classes. */
import { useQuery } from '@tanstack/react-query'
import { ApiError, call } from './call.ts'
import { classKeys } from './class-keys.ts'
import { useChange } from './use-change.ts'

export function useClasses() {
  return useQuery({ queryKey: classKeys.all, queryFn: () => call('GET /api/classes', {}) })
}

export const useCreateClass = () => useChange('POST /api/classes', classKeys.all)
export const useEditClass = () => useChange('PATCH /api/classes/{code}', classKeys.all)
export const useDeleteClass = () => useChange('DELETE /api/classes/{code}', classKeys.all)

/** A code that is none (400) and one that is not theirs (404) are the same to a teacher. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

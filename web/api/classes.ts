/** A teacher's classes, and what a teacher reads of one. */
import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { ApiError, call } from './call.ts'
import { useChange } from './use-change.ts'

export const classesKey = ['classes'] as const
const studentsKey = (code: string) => [...classesKey, code, 'students'] as const

export function useClasses() {
  return useQuery({ queryKey: classesKey, queryFn: () => call('GET /api/classes', {}) })
}

export const useCreateClass = () => useChange('POST /api/classes', classesKey)
export const useEditClass = () => useChange('PATCH /api/classes/{code}', classesKey)
export const useDeleteClass = () => useChange('DELETE /api/classes/{code}', classesKey)

export function useClassStudents(code: string) {
  return useQuery({
    queryKey: studentsKey(code),
    queryFn: () => call('GET /api/classes/{code}/students', { code }),
    enabled: code !== '',
  })
}

export function useStudentProgress(of: { code: string; student: string; operation: Operation }) {
  const { code, student, operation } = of
  return useQuery({
    queryKey: [...studentsKey(code), student, operation],
    queryFn: () => call('GET /api/classes/{code}/students/{student}/progress', of),
    enabled: code !== '' && student !== '',
  })
}

/** A code that is none (400) and one that is not theirs (404) are the same to a teacher. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

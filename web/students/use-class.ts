/** What a teacher reads of a class. An unknown class or student fails at once, everything else can be tried again. */
import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { ApiError, call } from '../api/call.ts'

export function useClassStudents(code: string) {
  return useQuery({
    queryKey: ['classes', code, 'students'],
    queryFn: () => call('GET /api/classes/{code}/students', { code }),
    enabled: code !== '',
  })
}

export function useStudentProgress(of: { code: string; student: string; operation: Operation }) {
  const { code, student, operation } = of
  return useQuery({
    queryKey: ['classes', code, 'students', student, operation],
    queryFn: () => call('GET /api/classes/{code}/students/{student}/progress', of),
    enabled: code !== '' && student !== '',
  })
}

/** A code that is none (400) and one that is not theirs (404) are the same to a teacher. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

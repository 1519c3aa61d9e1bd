/** The students of a class, and what a teacher reads and corrects of one. */
import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { call } from './call.ts'
import { classKeys } from './class-keys.ts'
import { useChange } from './use-change.ts'

export function useClassStudents(code: string) {
  return useQuery({
    queryKey: classKeys.students(code),
    queryFn: () => call('GET /api/classes/{code}/students', { code }),
    enabled: code !== '',
  })
}

export function useStudentProgress(of: { code: string; student: string; operation: Operation }) {
  const { code, student, operation } = of
  return useQuery({
    queryKey: classKeys.progress(code, operation, student),
    queryFn: () => call('GET /api/classes/{code}/students/{student}/progress', of),
    enabled: code !== '' && student !== '',
    // The name stays while another operation of the same student is on its way.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === student ? before : undefined),
  })
}

export const useEditStudent = () => useChange('PATCH /api/classes/{code}/students/{student}', classKeys.all)

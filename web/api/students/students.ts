/**
 * The students and the overview of a class, the progress of one student, and the correction of a name by the teacher,
 * with its undo.
 */
import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useClassStudents(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.students(code),
    queryFn: () => callClass('GET /api/classes/{class}/students', { code }),
    enabled: code !== '',
  })
}

/** Unlikely play is read once for each visit of the page: it is about the last two weeks, not about this minute. */
export function useUnlikelyPlay(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.unlikelyPlay(code),
    queryFn: () => callClass('GET /api/classes/{class}/unlikely-play', { code }),
    enabled: code !== '',
    staleTime: 300_000,
  })
}

export function useStudentProgress(params: { code: string; student: string; operation: Operation }) {
  const { code, student, operation } = params
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.progress(code, operation, student),
    queryFn: () => callClass('GET /api/classes/{class}/students/{student}/progress', params),
    enabled: code !== '' && student !== '',
    // The name stays on the screen while another operation of the same student is loading.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === student ? before : undefined),
  })
}

/** A class and its students' best streaks in one operation. */
export function useClassOverview(code: string, operation: Operation) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.overview(code, operation),
    queryFn: () => callClass('GET /api/classes/{class}/overview', { code, operation }),
    enabled: code !== '',
    // The head of the page stays as it is while another operation of the same class is loading.
    placeholderData: (before, query) => (query?.queryKey[1] === code ? before : undefined),
  })
}

export const useEditStudent = () => useClassChange('PATCH /api/classes/{class}/students/{student}')
export const useUndoRename = () => useClassChange('DELETE /api/classes/{class}/students/{student}/names/{change}')

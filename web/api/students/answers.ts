/** The last answers of a student. */
import { useQuery } from '@tanstack/react-query'
import type { Level } from '#maths'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useStudentAnswers(params: { code: string; student: string }, level: Level | undefined) {
  const { code, student } = params
  const callClass = useClassCall()
  const ofLevel = level && { operation: level.operation, levelId: level.id }
  return useQuery({
    queryKey: classKeys.answers(code, student, level ? `${level.operation} ${level.id}` : ''),
    queryFn: () => callClass('GET /api/classes/{class}/students/{student}/answers', { ...params, ...ofLevel }),
    enabled: code !== '' && student !== '',
    // The name and the levels to choose stay on the screen while another level of the same student is loading.
    placeholderData: (before, query) => (query?.queryKey.includes(student) ? before : undefined),
  })
}

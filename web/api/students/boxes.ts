/** Strengths and gaps of a class and of a student. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useClassBoxes(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.boxes(code, ''),
    queryFn: () => callClass('GET /api/classes/{class}/levels', { code }),
    enabled: code !== '',
  })
}

export function useStudentBoxes(params: { code: string; student: string }) {
  const { code, student } = params
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.boxes(code, student),
    queryFn: () => callClass('GET /api/classes/{class}/students/{student}/levels', params),
    enabled: code !== '' && student !== '',
  })
}

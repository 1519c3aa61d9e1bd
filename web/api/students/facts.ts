/** The multiplication facts of a class and of a student. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useClassFacts(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.facts(code, ''),
    queryFn: () => callClass('GET /api/classes/{class}/facts', { code }),
    enabled: code !== '',
  })
}

export function useStudentFacts(params: { code: string; student: string }) {
  const { code, student } = params
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.facts(code, student),
    queryFn: () => callClass('GET /api/classes/{class}/students/{student}/facts', params),
    enabled: code !== '' && student !== '',
  })
}

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

/** The last tries of a fact of a student, which change with the facts. */
export function useFactTries(params: { code: string; student: string }, { a, b }: { a: number; b: number }) {
  const { code, student } = params
  const callClass = useClassCall()
  return useQuery({
    queryKey: [...classKeys.facts(code, student), a, b],
    queryFn: () =>
      callClass('GET /api/classes/{class}/students/{student}/fact-tries', { ...params, a: String(a), b: String(b) }),
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

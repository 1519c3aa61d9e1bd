/** Worksheets of a teacher. */
import { useQuery } from '@tanstack/react-query'
import type { SetVersion } from '#maths'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { call } from '../client/call.ts'

export const useMakeWorksheet = () => useClassChange('POST /api/classes/{class}/worksheets')

/** A worksheet by its code, as it is stored. A worksheet never changes. */
export function useWorksheet(code: string | null) {
  return useQuery({
    queryKey: ['worksheet', code],
    queryFn: () => call('GET /api/worksheets/{code}', { code: code ?? '' }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  })
}

/** Returns a function that loads a version of a set to print for a class. */
export function useLoadSet(code: string) {
  const callClass = useClassCall()
  return ({ teacher, id: set, version }: SetVersion) =>
    callClass('GET /api/classes/{class}/sets/{set}', { code, set, teacher, version: String(version) })
}

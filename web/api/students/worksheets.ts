/** Worksheets of a teacher. */
import { useQuery } from '@tanstack/react-query'
import { useClassChange } from '../classes/class-call.ts'
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

/** The students of a class who are playing. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useNow(code: string, isShown: boolean) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.now(code),
    queryFn: () => callClass('GET /api/classes/{class}/now', { code }),
    enabled: isShown,
  })
}

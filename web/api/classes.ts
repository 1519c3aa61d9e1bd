/** A teacher's classes. */
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { classKeys } from './class-keys.ts'
import { useChange } from './use-change.ts'

/** With `every` they are read again so often, in milliseconds, while the page is in view. */
export function useClasses({ every }: { every?: number } = {}) {
  return useQuery({
    queryKey: classKeys.all,
    queryFn: () => call('GET /api/classes', {}),
    refetchInterval: every ?? false,
  })
}

export const useCreateClass = () => useChange('POST /api/classes', classKeys.all)
export const useEditClass = () => useChange('PATCH /api/classes/{code}', classKeys.all)
export const useDeleteClass = () => useChange('DELETE /api/classes/{code}', classKeys.all)

/** A teacher's classes. */
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../changes/use-change.ts'
import { call } from '../client/call.ts'
import { classKeys } from './class-keys.ts'
import { classList } from './class-list.ts'

/** The list of classes. With `every`, it is refetched at this interval in milliseconds while the page is visible. */
export function useClasses({ every }: { every?: number } = {}) {
  return useQuery({ ...classList, refetchInterval: every ?? false })
}

export const useCreateClass = () => useChange('POST /api/classes', classKeys.all)
export const useEditClass = () => useChange('PATCH /api/classes/{class}', classKeys.all)
export const useArchiveClass = () => useChange('PUT /api/classes/{class}/archive', classKeys.all)
export const useChangeCode = () => useChange('POST /api/classes/{class}/code', classKeys.all)
export const useDeleteClass = () => useChange('DELETE /api/classes/{class}', classKeys.all)

/** The students outside a class: those who wait for it, and those who were removed from it. */
export function useOutside(classId: string) {
  return useQuery({
    queryKey: classKeys.outside(classId),
    queryFn: () => call('GET /api/classes/{class}/outside', { class: classId }),
  })
}

export const useAdmit = () => useChange('DELETE /api/classes/{class}/blocked/{student}', classKeys.all)
export const useAccept = () => useChange('POST /api/classes/{class}/requests/{student}', classKeys.all)
export const useDecline = () => useChange('DELETE /api/classes/{class}/requests/{student}', classKeys.all)

/** Sharing: the teachers of a class, and the invitations to the teacher who is signed in. */
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../changes/use-change.ts'
import { call } from '../client/call.ts'
import { useClassCall, useClassChange } from './class-call.ts'
import { classKeys } from './class-keys.ts'

/** The teachers of a class and its invitations, for its owner. */
export function useClassTeachers(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.teachers(code),
    queryFn: () => callClass('GET /api/classes/{class}/teachers', { code }),
    enabled: code !== '',
  })
}

export const useInviteTeacher = () => useClassChange('POST /api/classes/{class}/teachers')
export const useWithdrawTeacher = () => useClassChange('DELETE /api/classes/{class}/teachers/{teacher}')

/** The open invitations, which are refetched every so many milliseconds while the page is visible. */
export function useInvitations({ every }: { every: number }) {
  return useQuery({
    queryKey: classKeys.invitations,
    queryFn: () => call('GET /api/invitations', {}),
    refetchInterval: every,
  })
}

export const useAcceptInvitation = () => useChange('PUT /api/invitations/{class}', classKeys.all)
export const useDeclineInvitation = () => useChange('DELETE /api/invitations/{class}', classKeys.all)

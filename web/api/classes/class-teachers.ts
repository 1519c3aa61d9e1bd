/** Sharing: the teachers of a class, and the invitations to the teacher who is signed in. */
import { useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '#contract'
import { hasRight } from '#contract/class-roles'
import { useChange } from '../changes/use-change.ts'
import { call } from '../client/call.ts'
import { useClassCall, useClassChange } from './class-call.ts'
import { classKeys } from './class-keys.ts'
import { classList } from './class-list.ts'

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

/**
 * Returns whether the teacher may change a class. Every page of a class has found its id in the list of classes, so
 * this only reads the list in the cache.
 */
export function useTeaches(code: string): boolean {
  const { data } = useQuery({ ...classList, enabled: false })
  const classroom = data?.classes.find((one) => one.code === code)
  return classroom !== undefined && mayChange(classroom)
}

/** Returns whether the teacher owns a class, as `useTeaches` reads it. */
export function useOwns(code: string): boolean {
  const { data } = useQuery({ ...classList, enabled: false })
  return data?.classes.some((one) => one.code === code && hasRight(one.role, 'owns')) ?? false
}

/** Returns whether a class is archived, as `useTeaches` reads it. Nobody signs in to such a class. */
export function useIsArchived(code: string): boolean {
  const { data } = useQuery({ ...classList, enabled: false })
  return data?.classes.some((one) => one.code === code && one.archivedAt !== null) ?? false
}

/** A teacher whose role has the right `teaches` may change a class that is not archived. */
export function mayChange({ role, archivedAt }: TaughtClass): boolean {
  return hasRight(role, 'teaches') && archivedAt === null
}

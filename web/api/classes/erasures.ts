/** Erasing a class or a listed student, and bringing both back. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Args, Erasure, Key } from '#contract'
import { accountHeader } from '#contract/headers'
import { useChange } from '../changes/use-change.ts'
import { readAccountId } from '../client/account-cookie.ts'
import { ApiError, addressOf, call, errorOf } from '../client/call.ts'
import { useClassCall } from './class-call.ts'
import { classKeys } from './class-keys.ts'
import { findClassId } from './class-list.ts'

/** The students whom an erasure of a class would erase, keep and let go, for its owner. */
export function useErasureCount(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.erasure(code),
    queryFn: () => callClass('GET /api/classes/{class}/erasures', { code }),
    enabled: code !== '',
  })
}

/** The same by the id of the class. */
export function useErasureCountOf(classId: string) {
  return useQuery({
    queryKey: classKeys.erasureOf(classId),
    queryFn: () => call('GET /api/classes/{class}/erasures', { class: classId }),
    gcTime: 0,
  })
}

/** Returns the classes and students that the teacher has erased and can still bring back. */
export function useErasures() {
  return useQuery({ queryKey: classKeys.erasures, queryFn: () => call('GET /api/erasures', {}) })
}

interface Copied {
  readonly code: string
  /** The id of the student, or undefined for the class. */
  readonly student: string | undefined
}

/** Reads a copy of a class, or of one of its listed students, and gives it to `save`. */
export function useSaveCopy(save: (file: Blob) => Promise<void>) {
  const queryClient = useQueryClient()
  return useMutation<void, Error, Copied>({
    mutationFn: async ({ code, student }) => {
      const of = { class: await findClassId(queryClient, code) }
      await save(
        await (student === undefined
          ? download('GET /api/classes/{class}/export', of)
          : download('GET /api/classes/{class}/students/{student}/export', { ...of, student })),
      )
    },
  })
}

/** Erases a class or a student. The pages of an erased class are not read again, because there is none any more. */
export function useErase() {
  const queryClient = useQueryClient()
  const callClass = useClassCall()
  return useMutation<Erasure, Error, Erased>({
    mutationFn: (erased) => callClass('POST /api/classes/{class}/erasures', erased),
    onSuccess: ({ what }, { code }) => {
      const isGone = (key: readonly unknown[]) => what === 'class' && key[1] === code
      void queryClient.invalidateQueries({ queryKey: classKeys.all, refetchType: 'none' })
      void queryClient.refetchQueries({
        ...{ queryKey: classKeys.all, type: 'active' },
        predicate: ({ queryKey }) => !isGone(queryKey),
      })
    },
  })
}

interface Erased {
  readonly code: string
  /** The name of the class or of the student, as the teacher has typed it. */
  readonly name: string
  readonly student?: string
}

export const useUndoErasure = () => useChange('DELETE /api/erasures/{receipt}', classKeys.all)
export const useReturnStudents = () => useChange('POST /api/classes/{class}/returned-students', classKeys.all)

/** Calls an endpoint that responds with a file. Throws `ApiError`, also if the connection breaks in the file. */
async function download<K extends Key>(key: K, args: Args<K>): Promise<Blob> {
  const account = readAccountId()
  const broken = () => {
    throw new ApiError(0, { problem: 'network', message: 'No connection' })
  }
  const response = await fetch(addressOf(key, args).path, {
    headers: account ? { [accountHeader]: account } : {},
  }).catch(broken)
  if (response.ok) return response.blob().catch(broken)
  throw errorOf(response.status, await response.json().catch(() => null))
}

/** Calls endpoints of a class by the class's code: the address of a screen has the code, the endpoint needs the id. */
import { useQueryClient } from '@tanstack/react-query'
import type { Args, Key, Output } from '#contract'
import { useChangeBy } from '../changes/use-change.ts'
import { call } from '../client/call.ts'
import { classKeys } from './class-keys.ts'
import { findClassId } from './class-list.ts'

type ClassEndpoint = Extract<Key, `${string} /api/classes/{class}${string}`>

/** The arguments of an endpoint, with the code of the class instead of its id. */
type ByCode<K extends ClassEndpoint> = Omit<Args<K>, 'class'> & { readonly code: string }

/** Returns a function that calls an endpoint of a class. It throws `notFound` for a code that is not the teacher's. */
export function useClassCall() {
  const queryClient = useQueryClient()
  return async <K extends ClassEndpoint>(key: K, { code, ...args }: ByCode<K>): Promise<Output<K>> =>
    call(key, { ...args, class: await findClassId(queryClient, code) } as Args<K>)
}

/** Calls an endpoint that changes a class. It succeeds after the refetch of the classes, even if the refetch fails. */
export function useClassChange<K extends ClassEndpoint>(key: K) {
  const callClass = useClassCall()
  return useChangeBy((args: ByCode<K>) => callClass(key, args), classKeys.all)
}

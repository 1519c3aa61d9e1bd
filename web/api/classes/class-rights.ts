/** Which controls of a class its teacher sees. The server refuses what they do to others (`server/access.ts`). */
import { useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '#contract'
import { type ClassRight, hasRight } from '#contract/class-roles'
import { classList } from './class-list.ts'

/** Whether a right lasts in an archived class. Nobody signs in to such a class, and it can only be read. */
const lasts: Readonly<Record<ClassRight, boolean>> = { reads: true, opens: false, teaches: false, owns: true }

/** Returns whether the teacher who reads a class has a right in it at present. */
export function may({ role, archivedAt }: Pick<TaughtClass, 'role' | 'archivedAt'>, right: ClassRight): boolean {
  return hasRight(role, right) && (archivedAt === null || lasts[right])
}

/**
 * Returns whether the teacher has a right in a class. Every page of a class has found its id in the list of classes, so
 * this only reads the list in the cache.
 */
export function useMay(code: string, right: ClassRight): boolean {
  const { data } = useQuery({ ...classList, enabled: false })
  return data?.classes.some((one) => one.code === code && may(one, right)) ?? false
}

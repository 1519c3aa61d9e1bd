/** A teacher's own sets of problems. */
import { useQuery } from '@tanstack/react-query'
import type { Args } from '#contract'
import { useChange, useChangeBy } from '../changes/use-change.ts'
import { call } from '../client/call.ts'

const setsKey = ['sets'] as const

export function useSets() {
  return useQuery({ queryKey: [...setsKey, 'list'], queryFn: () => call('GET /api/sets', {}) })
}

/** The newest version of a set. An address without a set asks for nothing. */
export function useSet(set: string) {
  return useQuery({
    queryKey: [...setsKey, set],
    queryFn: () => call('GET /api/sets/{set}', { set }),
    enabled: set !== '',
  })
}

export const useMakeSet = () => useChange('POST /api/sets', setsKey)
export const useChangeSet = () => useChange('PUT /api/sets/{set}', setsKey)
/** Saves a set over its newest version, which the teacher may not have seen. */
export const useReplaceSet = () =>
  useChangeBy(async ({ set, ...sent }: Omit<Args<'PUT /api/sets/{set}'>, 'version'>) => {
    const { version } = await call('GET /api/sets/{set}', { set })
    return call('PUT /api/sets/{set}', { set, version, ...sent })
  }, setsKey)
export const useDeleteSet = () => useChange('DELETE /api/sets/{set}', setsKey)
export const useShareSet = () => useChange('PUT /api/sets/{set}/link', setsKey)
export const useUnshareSet = () => useChange('DELETE /api/sets/{set}/link', setsKey)
export const useCopySet = () => useChange('POST /api/set-copies', setsKey)

import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'
import { call } from '../client/call.ts'

export type ClassInsightData = Output<'GET /api/classes/{class}/insight'>

/** Whom to sit with and about what, who is ready to go on, and who practised. */
export function useInsight(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.insight(code),
    queryFn: () => callClass('GET /api/classes/{class}/insight', { code }),
    enabled: code !== '',
  })
}

/** The groups of Insight beside the list of students, which reads them at most once a minute. */
export function useInsightGroups(code: string, isOn: boolean) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.insightGroups(code),
    queryFn: async () => (await callClass('GET /api/classes/{class}/insight', { code })).groups,
    enabled: isOn,
    staleTime: 60_000,
  })
}

/** How many groups of each class there are to sit with, and how many students are ready to go on, by class id. */
export function useInsightCounts(isOn: boolean) {
  return useQuery({
    queryKey: classKeys.insightCounts,
    queryFn: () => call('GET /api/insight', {}),
    enabled: isOn,
  })
}

/** The students of a class for whom a slip counts. An address without an operation asks for a slip that is unknown. */
export function useSlipGroup(code: string, operation: string, slip: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.slipGroup(code, operation, slip),
    queryFn: () =>
      callClass('GET /api/classes/{class}/slips/{operation}/{slip}', {
        ...{ code, operation: operation || 'none', slip: slip || 'none' },
      }),
    enabled: code !== '',
  })
}

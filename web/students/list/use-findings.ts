import { useMemo } from 'react'
import { useInsightGroups } from '../../api/students/insight.ts'
import { useMistakes } from '../../insight/use-mistakes.ts'
import { type Findings, findingsOf } from './findings.ts'

const none: Findings = new Map()

/** Returns the findings of Insight about a class. The map is empty until they are loaded, and if they cannot be. */
export function useFindings(code: string, isOn: boolean): Findings {
  const { data: groups } = useInsightGroups(code, isOn)
  const { data: mistakes } = useMistakes()
  return useMemo(() => (isOn && groups && mistakes ? findingsOf(groups, mistakes) : none), [isOn, groups, mistakes])
}

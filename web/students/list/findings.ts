import type { InsightGroup } from '#contract'
import type { Mistakes } from '#maths/insight'
import { groupWords } from '../group-words.ts'

/** The words of Insight about each student, such as "does not carry", by the id of the student. */
export type Findings = ReadonlyMap<string, string>

/** Returns what the most important group of each student says. The most important groups come first. */
export function findingsOf(groups: readonly InsightGroup[], mistakes: Mistakes): Findings {
  const found = new Map<string, string>()
  for (const group of groups) {
    const words = groupWords(group, mistakes)
    if (words === null) continue
    for (const student of group.students) if (!found.has(student)) found.set(student, words)
  }
  return found
}

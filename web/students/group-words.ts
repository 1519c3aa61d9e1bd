import type { InsightGroup } from '#contract'
import type { Mistakes } from '#maths/insight'
import { mistakeOf } from '../insight/use-mistakes.ts'
import { m } from '../language/messages.ts'
import { levelWords } from './level-words.ts'

/**
 * Returns what a group of Insight says of one student: "does not carry" or "is stuck on Division 2.2". It is null for a
 * mistake that this page does not know.
 */
export function groupWords(group: InsightGroup, mistakes: Mistakes): string | null {
  return group.kind === 'stuck'
    ? m.insight_is_stuck({ level: levelWords(group.operation, group.levelId) })
    : mistakeOf(mistakes, group.slip, 1)
}

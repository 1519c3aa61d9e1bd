/** The sentence on what to try next, with its link. */
import { findLevel, hasCompletedAll, partTitle, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { numberOf } from '../levels/level-words.ts'
import type { StepWords } from '../next/step-words.ts'
import { paths } from '../routes/paths.ts'
import type { Hops, Practice } from './hops.ts'

interface NextWords {
  readonly sentence: string
  readonly button: string
  readonly to: string
}

/** Returns the words for a student without a class. The link opens the form to join one. */
export const joinWords = (): NextWords => ({
  sentence: m.hops_join_first(),
  button: m.home_join_class(),
  to: paths.join(''),
})

/** Returns the words for a student without a right answer, who begins with the next step of the dashboard. */
export const firstWords = ({ call, title, to }: Pick<StepWords, 'call' | 'title' | 'to'>): NextWords => ({
  sentence: m.hops_first_level(),
  button: m.hops_start({ call, title }),
  to,
})

/** Returns the words of an offer. A level that this page does not know leads to the topics. */
export function nextWords(
  next: Practice['next'],
  { tables }: Practice['facts'],
  completed: Hops['completed'],
): NextWords {
  const level = next && findLevel(next.operation, next.levelId)
  if (!next || !level) {
    const sentence = hasCompletedAll(completed) ? m.hops_everything() : m.hops_any_topic()
    return { sentence, button: m.home_start_learning(), to: paths.main() }
  }
  const to = paths.level(level)
  if (next.kind === 'table') {
    const { known = 0, of: count = 0 } = tables[next.table] ?? {}
    const sentence = m.hops_half_table({ known, count, table: next.table })
    return { sentence, button: m.hops_try_table({ table: next.table }), to }
  }
  const after = findLevel(next.operation, next.after)
  if (level.operation === 'timestable') {
    const table = numberOf(level)
    const sentence = m.hops_finished_table({ done: after ? numberOf(after) : '', level: table })
    return { sentence, button: m.hops_try_table({ table }), to }
  }
  const operation = titleByOperation[level.operation]
  const sentence =
    next.kind === 'stage'
      ? m.hops_finished_stage({ stage: partTitle(level.operation, after?.stage ?? ''), operation, level: level.id })
      : m.hops_finished_level({ done: next.after, operation, level: level.id })
  return { sentence, button: m.hops_try_level({ level: level.id }), to }
}

import type { Level } from '../catalogue.ts'
import { earlyByOperation } from './rules/all.ts'

/**
 * Returns the most words that a step of a level may have. Children of Years 0 and 1 hear at most eight words, which are
 * read aloud automatically. Operators and the equals sign do not count.
 */
export function mostWords({ operation, stage, id }: Level): 8 | 12 {
  return earlyByOperation[operation].some((part) => part === stage || part === id) ? 8 : 12
}

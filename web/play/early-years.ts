import type { Level } from '#maths'

/**
 * The years of Number Structure in which children begin to read and write
 * (docs/product/rules-of-play.md, "Entering an answer").
 */
export const earlyYears: readonly string[] = ['0', '1']

export function isForEarlyYears({ operation, stage }: Level): boolean {
  return operation === 'numberphase1' && earlyYears.includes(stage)
}

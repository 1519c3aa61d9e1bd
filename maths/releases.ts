/**
 * The released versions of the rules. They are apart from the rules, because a child's screens play only the current
 * one.
 */
import { currentRules, type Rules } from './rules.ts'

export interface Release {
  readonly rules: Rules
  /** Epoch milliseconds. */
  readonly releasedAt: number
}

/** Every released version, oldest first. A device may hold rounds that began under an older one. */
export const releases: readonly Release[] = [
  // 22 November 2026.
  { rules: currentRules, releasedAt: 1_795_305_600_000 },
]

/** Returns the rules of a released version, however old. Undefined for a version that this program does not know. */
export const releasedRules = (version: number): Rules | undefined =>
  releases.find(({ rules }) => rules.version === version)?.rules

const day = 24 * 3600_000
/** The time for which rounds of a version still count after its successor was released, in milliseconds. */
export const acceptedFor = 60 * day

/**
 * Returns the rules of a version at a time (epoch milliseconds), or the reason why they cannot judge a round.
 * `unknown`: the page is newer than its server. `over`: the successor was released more than 60 days ago, so moves are
 * kept without being judged.
 */
export function acceptedRules(
  version: number,
  now: number,
  of: readonly Release[] = releases,
): Rules | 'unknown' | 'over' {
  const at = of.findIndex(({ rules }) => rules.version === version)
  const [release, successor] = at < 0 ? [] : of.slice(at)
  if (!release) return 'unknown'
  return successor && now > successor.releasedAt + acceptedFor ? 'over' : release.rules
}

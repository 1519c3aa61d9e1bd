/** The hops of a streak that are shown at a time, and the number that they lead to. */
interface StreakGoal {
  /** The hops before those that are shown, or null if all are shown. */
  readonly from: number | null
  readonly goal: number
}

/** Five hops of a long streak are shown at a time, so that each is as large as those of a short one. */
const hopsShown = 5

/**
 * Returns the goal that is near to a best streak: the next five of a long target, or a short target itself
 * (docs/product/screens.md, "Keep going").
 */
export function streakGoal(best: number, target: number): StreakGoal {
  if (target <= 2 * hopsShown) return { from: null, goal: target }
  const from = Math.min(Math.floor(best / hopsShown) * hopsShown, target - hopsShown)
  return { from, goal: from + hopsShown }
}

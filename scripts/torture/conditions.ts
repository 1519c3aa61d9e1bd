/** Something that holds, ends and comes back. */
export interface Condition {
  end(): void
  restore(): void
  /** Returns a function that returns whether the condition has held since this call. */
  watch(): () => boolean
}

/** The state of the machine that the people of a run must know. */
export interface Conditions {
  /**
   * The power of the machine with the database. A machine without power sends no replies. The simulated machine still
   * sends replies until its processes have ended. Even a sync during the cut can succeed although its data are lost.
   */
  readonly power: Condition
  /** The absence of strikes and of recoveries from them. Without a strike, the server has no reason to fail. */
  readonly calm: Condition
}

export function createConditions(): Conditions {
  return { power: createCondition(), calm: createCondition() }
}

function createCondition(): Condition {
  let holds = true
  let ends = 0
  return {
    end() {
      holds = false
      ends++
    },
    restore() {
      holds = true
    },
    watch() {
      const [held, before] = [holds, ends]
      return () => held && ends === before
    },
  }
}

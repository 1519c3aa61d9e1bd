/**
 * The power of the machine with the database. A machine without power sends no replies. The simulated one does until its
 * processes have ended: a sync that is under way at the cut can even succeed although its data are lost.
 */
export interface Power {
  cut(): void
  restore(): void
  /** Returns a function that tells whether the power has been on all the time since. */
  watch(): () => boolean
}

export function createPower(): Power {
  let isOn = true
  let cuts = 0
  return {
    cut() {
      isOn = false
      cuts++
    },
    restore() {
      isOn = true
    },
    watch() {
      const [wasOn, before] = [isOn, cuts]
      return () => wasOn && cuts === before
    },
  }
}

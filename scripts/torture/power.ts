/**
 * The power of the machine with the database. A machine without power sends no replies. The simulated machine still
 * sends replies until its processes have ended. Even a sync during the cut can succeed although its data are lost.
 */
export interface Power {
  cut(): void
  restore(): void
  /** Returns a function that returns whether the power has been on since this call. */
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

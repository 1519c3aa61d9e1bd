/**
 * Chance as an argument. A `Random` is made from a state, which each draw changes. The state can be stored, so that
 * another machine resumes the round. The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator). Its
 * state is four 32-bit words.
 */
import { sha256 } from './sha256.ts'

export type RandomState = readonly [number, number, number, number]

export interface Random {
  /**
   * Returns a whole number from `low` to `high`, both included. Each is equally likely, with a bias below 2^-32 of the
   * range.
   */
  integer(low: number, high: number): number
  state(): RandomState
}

/**
 * Returns the state for a text such as a round's id: 128 bits of its SHA-256. So nobody can find another text with the
 * same state, and the first draws depend on each bit of the text.
 */
export function seedFrom(text: string): RandomState {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(text)
  return [a, b, c, d]
}

export function randomFrom(state: RandomState): Random {
  let [a, b, c, d] = state
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  return {
    integer: (low, high) => low + Math.floor((next() / 4294967296) * (high - low + 1)),
    state: () => [a, b, c, d],
  }
}

/** Draws a whole number from `low` to `high` other than `before`, which may be outside this range or undefined. */
export function integerOther(random: Random, low: number, high: number, before: number | undefined): number {
  if (before === undefined || before < low || before > high) return random.integer(low, high)
  const drawn = random.integer(low, high - 1)
  return drawn < before ? drawn : drawn + 1
}

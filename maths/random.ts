/**
 * Chance as an argument. A `Random` is made from a state, which each draw changes. The state can be stored, so that
 * another machine resumes the round. The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator). Its
 * state is four 32-bit words.
 */

export type RandomState = readonly [number, number, number, number]

export interface Random {
  /**
   * Returns a whole number from `low` to `high`, both included. Each is equally likely, with a bias below 2^-32 of the
   * range.
   */
  integer(low: number, high: number): number
  state(): RandomState
}

/** Returns the state for a text such as a round's id, always the same for the same text. */
export function seedFrom(text: string): RandomState {
  let hash = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash | 0
  }
  const random = randomFrom([word(), word(), word(), word()])
  // The first outputs still depend strongly on the bits of the seed. Twelve draws mix them.
  for (let i = 0; i < 12; i++) random.integer(0, 1)
  return random.state()
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

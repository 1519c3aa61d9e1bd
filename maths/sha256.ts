/**
 * SHA-256 (FIPS 180-4), at once and without a network. The browser's own function is asynchronous, and a library is
 * three times as large in the download of each level (docs/decisions/004-verified-rounds.md).
 */

/** The first 64 prime numbers. */
const primes = Array.from({ length: 310 }, (_, i) => i + 2).filter((n, _, all) => all.every((d) => d >= n || n % d > 0))

/** The constants of the standard are the first 32 bits of the fractional parts of the roots of primes. */
const firstBits = (roots: readonly number[]) => Int32Array.from(roots, (root) => (root % 1) * 2 ** 32)
const firstHash = firstBits(primes.slice(0, 8).map(Math.sqrt))
const constants = firstBits(primes.map(Math.cbrt))

const steps = constants.length
const blockBytes = 64

/**
 * Returns the hash of a text, as eight 32-bit words with their signs. The text is hashed as UTF-16, high byte first.
 */
export function sha256(text: string): Int32Array {
  const padded = padded16(text)
  const hash = firstHash.slice()
  const words = new Int32Array(steps)
  for (let block = 0; block < padded.byteLength; block += blockBytes) {
    const mixed = hash.slice()
    for (let i = 0; i < steps; i++) {
      words[i] = i < 16 ? padded.getInt32(block + i * 4) : expanded(words, i)
      mix(mixed, constants[i]! + words[i]!)
    }
    for (let i = 0; i < hash.length; i++) hash[i]! += mixed[i]!
  }
  return hash
}

/** Returns the bytes of a text, a one, zeros, and the number of bits, in whole blocks. */
function padded16(text: string): DataView {
  const bytes = text.length * 2
  const padded = new DataView(new ArrayBuffer((Math.floor((bytes + 8) / blockBytes) + 1) * blockBytes))
  for (let i = 0; i < text.length; i++) padded.setUint16(i * 2, text.charCodeAt(i))
  padded.setUint8(bytes, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes * 8)
  return padded
}

/** One step: each of the eight words moves on by one, and two of them are mixed with `word`. */
function mix(mixed: Int32Array, word: number): void {
  const [a, b, c, e, f, g] = [mixed[0]!, mixed[1]!, mixed[2]!, mixed[4]!, mixed[5]!, mixed[6]!]
  const first = mixed[7]! + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word
  const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
  mixed.copyWithin(1, 0)
  mixed[4]! += first
  mixed[0] = first + second
}

function expanded(words: Int32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!]
  const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
  const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
  return words[i - 16]! + low + words[i - 7]! + high
}

/** Rotates a word to the right. */
const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

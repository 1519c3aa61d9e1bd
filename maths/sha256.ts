/**
 * SHA-256 (FIPS 180-4), at once and without a network. The browser's own function is asynchronous, and a library is
 * three times as large in the download of each level (docs/decisions/004-verified-rounds.md).
 */

/** Returns the 32-bit words that are written in hexadecimal digits. */
const wordsOf = (digits: string) => Int32Array.from(digits.match(/\S{8}/g) ?? [], (word) => Number.parseInt(word, 16))

const firstHash = wordsOf('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19')

const constants = wordsOf(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74
  80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d
  b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e
  92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5
  391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`)

const steps = constants.length
const blockBytes = 64

/** Returns the hash of a text, as eight 32-bit words with their signs. The text is hashed as UTF-16, high byte first. */
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

/**
 * A 32-bit hash of a question. A move carries the hash of the question that it answers, so that the server notices when
 * its own dealing differs from the device's. A change of any question's hash needs a new version of the rules.
 */
import type { Question } from './question.ts'

/** Returns a whole number from 0 to 2^32 − 1. It depends on every field, and not on the order of the fields. */
export function hashQuestion(question: Question): number {
  return hashData(0x811c9dc5, question) >>> 0
}

function hashData(hash: number, data: unknown): number {
  if (Array.isArray(data)) return data.reduce(hashData, hashText(hash, `[${data.length}`))
  if (typeof data !== 'object' || data === null) return hashText(hash, `${typeof data} ${data}`)
  const keys = Object.keys(data).sort()
  let hashed = hashText(hash, `{${keys.length}`)
  for (const key of keys) {
    hashed = hashData(hashText(hashed, key), data[key as keyof typeof data])
  }
  return hashed
}

/** FNV-1a over the character codes, with a separator after each text. */
function hashText(hash: number, text: string): number {
  let hashed = hash
  for (let i = 0; i < text.length; i++) hashed = Math.imul(hashed ^ text.charCodeAt(i), 0x01000193)
  return Math.imul(hashed ^ 0xffff, 0x01000193)
}

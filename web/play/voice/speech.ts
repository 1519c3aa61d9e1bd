/** Reads questions and help aloud with the browser's own voice. One text is read at a time. */
import { useSyncExternalStore } from 'react'

/** The last text that was given to the voice. Null after it was read, and after a stop. */
let last: SpeechSynthesisUtterance | null = null
const listeners = new Set<() => void>()

/**
 * Reads a text from its beginning, even if it is being read already. It is written as it is spoken: "7 plus 8".
 *
 * @param tag the BCP 47 tag of its language
 * @param waits whether the text that is being read is read to its end first
 */
export function readAloud(text: string, tag: string, waits = false): void {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = tag
  words.onend = () => settle(words)
  words.onerror = () => settle(words)
  if (!waits) stopReading()
  setLast(words)
  speechSynthesis.speak(words)
}

export function stopReading(): void {
  setLast(null)
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
}

/** Returns whether this text is being read, or is the next one. */
export const isReading = (text: string): boolean => last?.text === text

/** Returns whether any text is being read. */
export function useIsReading(): boolean {
  return useSyncExternalStore(subscribe, () => last !== null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function settle(words: SpeechSynthesisUtterance) {
  if (last === words) setLast(null)
}

function setLast(words: SpeechSynthesisUtterance | null) {
  last = words
  for (const listener of listeners) listener()
}

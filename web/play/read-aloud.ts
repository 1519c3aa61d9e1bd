/** Reads questions aloud with the browser's own voice. */
import { useSyncExternalStore } from 'react'
import { type Question, spokenText } from '#maths'

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis

let hasVoice = false

/** Returns whether the browser has an English voice. Some browsers load their voices late, and some have none. */
export function useVoice(): boolean {
  return useSyncExternalStore(subscribe, findVoice, findVoice)
}

function subscribe(tell: () => void): () => void {
  speech?.addEventListener('voiceschanged', tell)
  return () => speech?.removeEventListener('voiceschanged', tell)
}

/** Remembers a voice that was found, because this runs after every answer. */
function findVoice(): boolean {
  hasVoice ||= speech?.getVoices().some(({ lang }) => lang.startsWith('en')) ?? false
  return hasVoice
}

/** Reads the question from its beginning, even while it is being read. */
export function readAloud(question: Question): void {
  const words = new SpeechSynthesisUtterance(spokenText(question))
  words.lang = 'en-NZ'
  stopReading()
  speech?.speak(words)
}

export function stopReading(): void {
  speech?.cancel()
}

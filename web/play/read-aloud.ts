/** The question read aloud by the browser's own voice. */
import { useSyncExternalStore } from 'react'
import { type Question, spokenText } from '#maths'

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis

let hasVoice = false

/** Whether the browser has an English voice, now and when its voices arrive: some load them late, some never have one. */
export function useVoice(): boolean {
  return useSyncExternalStore(subscribe, findVoice, findVoice)
}

function subscribe(tell: () => void): () => void {
  speech?.addEventListener('voiceschanged', tell)
  return () => speech?.removeEventListener('voiceschanged', tell)
}

/** A voice that was found once is not searched for again: this runs with every answer. */
function findVoice(): boolean {
  hasVoice ||= speech?.getVoices().some(({ lang }) => lang.startsWith('en')) ?? false
  return hasVoice
}

/** Reads the question from its beginning, also while it is being read. */
export function readAloud(question: Question): void {
  const words = new SpeechSynthesisUtterance(spokenText(question))
  words.lang = 'en-NZ'
  stopReading()
  speech?.speak(words)
}

export function stopReading(): void {
  speech?.cancel()
}

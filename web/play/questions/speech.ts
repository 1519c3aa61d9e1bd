/** Reads questions aloud with the browser's own voice. */
import { useSyncExternalStore } from 'react'
import type { Question } from '#maths'
import { say } from '../round/language.ts'

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis

const { language } = new Intl.Locale(say.tag)

let hasVoice = false

/**
 * Returns whether the browser has a voice for the language, of any region. Some browsers load their voices late, and
 * some have none.
 */
export function useVoice(): boolean {
  return useSyncExternalStore(subscribe, findVoice, findVoice)
}

function subscribe(onChange: () => void): () => void {
  speech?.addEventListener('voiceschanged', onChange)
  return () => speech?.removeEventListener('voiceschanged', onChange)
}

/** Returns whether there is a voice. It remembers a voice that was found, because it runs after every answer. */
function findVoice(): boolean {
  hasVoice ||= speech?.getVoices().some(({ lang }) => lang.startsWith(language)) ?? false
  return hasVoice
}

/** Reads the question from its beginning, even if it is being read already. */
export function readAloud(question: Question): void {
  readTextAloud(say.speech(question))
}

/** Reads a text from its beginning. It is written as it is spoken: "7 plus 8". */
export function readTextAloud(text: string): void {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = say.tag
  stopReading()
  speech?.speak(words)
}

export function stopReading(): void {
  speech?.cancel()
}

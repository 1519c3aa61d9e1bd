/** Reads questions and help aloud with the browser's own voice. */
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/language.ts'

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis

/** The languages for which a voice was found. They are remembered, because `useVoice` runs after every answer. */
const voiced = new Set<string>()

/**
 * Returns whether the browser has a voice for the language, of any region. Some browsers load their voices late, and
 * some have none.
 */
export function useVoice(): boolean {
  const { tag } = useLanguage()
  const find = useCallback(() => findVoice(tag), [tag])
  return useSyncExternalStore(subscribe, find, find)
}

function subscribe(onChange: () => void): () => void {
  speech?.addEventListener('voiceschanged', onChange)
  return () => speech?.removeEventListener('voiceschanged', onChange)
}

function findVoice(tag: string): boolean {
  if (!voiced.has(tag)) {
    const { language } = new Intl.Locale(tag)
    if (speech?.getVoices().some(({ lang }) => lang.startsWith(language))) voiced.add(tag)
  }
  return voiced.has(tag)
}

/**
 * Reads a text from its beginning, even if it is being read already. It is written as it is spoken: "7 plus 8".
 *
 * @param tag the BCP 47 tag of its language
 */
export function readAloud(text: string, tag: string): void {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = tag
  stopReading()
  speech?.speak(words)
}

export function stopReading(): void {
  speech?.cancel()
}

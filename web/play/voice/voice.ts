/** Finds out whether the browser has a voice. The code that reads aloud is loaded only if it has one. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type PlayLanguage, useLanguage } from '../language/language.ts'

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis

/** The languages for which a voice was found. They are remembered, because `useVoice` runs after every answer. */
const voiced = new Set<string>()

// Some browsers begin to load their voices at the first call.
speech?.getVoices()

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

/** The buttons that read aloud, and the question whether a child wants to hear. */
type VoiceParts = ReturnType<typeof import('./voice-parts.tsx')['voicePartsIn']>

/** The parts of each language by its tag. */
const parts = new Map<string, VoiceParts>()

const partsIn = (tag: string) => parts.get(tag) ?? null

/** Loads what reads aloud if the browser has a voice. Without this code nothing can be read aloud. */
export async function loadVoice({
  tag,
  loadSpeech,
}: Pick<PlayLanguage, 'tag' | 'loadSpeech'>): Promise<VoiceParts | null> {
  if (!findVoice(tag)) return null
  try {
    const [{ voicePartsIn }, speechOf] = await Promise.all([import('./voice-parts.tsx'), loadSpeech()])
    if (!parts.has(tag)) parts.set(tag, voicePartsIn(speechOf))
  } catch {}
  return partsIn(tag)
}

/** Returns the parts that read aloud. Null while they are not loaded, and if the browser has no voice. */
export function useVoiceParts(): VoiceParts | null {
  const language = useLanguage()
  const hasVoice = useVoice()
  const [, setLoaded] = useState(partsIn(language.tag))
  useEffect(() => {
    if (hasVoice) void loadVoice(language).then(setLoaded)
  }, [hasVoice, language])
  return hasVoice ? partsIn(language.tag) : null
}

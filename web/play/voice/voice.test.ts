import { expect, it, vi } from 'vitest'
import type { Speech } from '#maths'

it('a child who changes the language hears the questions in the new one', async () => {
  const inEnglish = () => '7 plus 8'
  const inGerman = () => '7 plus 8 auf Deutsch'
  vi.stubGlobal('speechSynthesis', { getVoices: () => [{ lang: 'en-NZ' }, { lang: 'de-DE' }] })
  // The module looks for the browser's voices when it is loaded.
  vi.resetModules()
  const { loadVoice } = await import('./voice.ts')
  const speechIn = async (tag: string, speech: Speech) =>
    (await loadVoice({ tag, loadSpeech: async () => speech }))?.speechOf
  expect(await speechIn('en-NZ', inEnglish)).toBe(inEnglish)
  expect(await speechIn('de', inGerman)).toBe(inGerman)
  expect(await speechIn('en-NZ', inEnglish)).toBe(inEnglish)
})

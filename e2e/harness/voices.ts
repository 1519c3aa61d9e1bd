/** Fake voices. A browser without a sound system has no voices, and a test could not hear them. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts read aloud, with "(stop)" for each time that the reading was stopped. */
    spoken?: string[]
  }
}

/** Gives voices of these languages to every page opened from now on, and records the texts that they read. */
export async function giveVoices(page: Page, languages: readonly string[] = ['en-NZ']): Promise<void> {
  await page.addInitScript((languages) => {
    const spoken: string[] = []
    window.spoken = spoken
    Object.assign(speechSynthesis, {
      getVoices: () => languages.map((lang) => ({ lang })),
      speak: ({ text }: SpeechSynthesisUtterance) => spoken.push(text),
      cancel: () => spoken.push('(stop)'),
    })
  }, languages)
}

export function spokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.spoken ?? [])
}

/** The voices of a device: a browser without a sound system has none, and nobody could hear it. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Texts read aloud, and "(stop)" where the reading was told to stop. */
    spoken?: string[]
  }
}

/** Gives the pages that are opened from now on voices of these languages, and keeps a list of what they say. */
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

/** Stand-ins for the voices of a device: a browser without a sound system has none, and a test cannot hear them. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Texts read aloud, and "(stop)" where the reading was stopped. */
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

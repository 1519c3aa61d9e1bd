/** Fake voices. A browser without a sound system has no voices, and a test could not hear them. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts read aloud, with "(stop)" for each time that the reading was stopped. */
    spoken?: string[]
    /** The texts that the voice has not read to their end, in their order. */
    reading?: SpeechSynthesisUtterance[]
  }
}

interface Voices {
  readonly languages?: readonly string[]
  /** The choice that the child has made in this tab. With null, the first question of Years 0 and 1 asks for it. */
  readonly hearing?: 'yes' | 'no' | null
}

/** Gives voices to every page opened from now on, and records the texts that they read. */
export async function giveVoices(page: Page, { languages = ['en-NZ'], hearing = 'no' }: Voices = {}): Promise<void> {
  await page.addInitScript(
    ({ languages, hearing }) => {
      const spoken: string[] = []
      const reading: SpeechSynthesisUtterance[] = []
      Object.assign(window, { spoken, reading })
      Object.assign(speechSynthesis, {
        getVoices: () => languages.map((lang) => ({ lang })),
        speak: (words: SpeechSynthesisUtterance) => {
          spoken.push(words.text)
          reading.push(words)
        },
        cancel: () => {
          spoken.push('(stop)')
          reading.length = 0
        },
      })
      const account = /(?:^|; )account=([^;]+)/.exec(document.cookie)?.[1]
      if (hearing && account) sessionStorage.setItem('hearing', `${account} ${hearing}`)
    },
    { languages, hearing },
  )
}

export function spokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.spoken ?? [])
}

/** Lets the voice read its texts to their end. */
export function endReading(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const words of window.reading!.splice(0)) words.dispatchEvent(new Event('end'))
  })
}

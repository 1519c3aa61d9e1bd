import type { Page } from 'puppeteer-core'
import { type Hands, handsOn, until } from './hands.ts'

/** Registers through the popup, up to the form. `box` counts from 0: students, then teachers. */
export async function beginRegistration(hands: Hands, box: 0 | 1, email: string): Promise<void> {
  const { page } = hands
  const opening = new Promise<Page | null>((opened) => page.once('popup', opened))
  await hands.press('link', 'Register')
  await hands.press('button', 'Sign in with Google', box)
  const popup = await opening
  if (!popup) throw new Error('The popup of the sign-in did not open')
  const there = handsOn(popup, 'mouse')
  await there.type('Email', email)
  await there.press('button', 'Continue')
  await until('the end of the popup', async () => popup.isClosed())
}

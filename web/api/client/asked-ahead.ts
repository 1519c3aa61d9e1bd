/** Responses that the page asks for while its code is still on its way (web/build/preload.ts). */
import type { Output } from '#contract'
import { readAccountId } from './account-cookie.ts'

interface OutputByName {
  readonly session: Output<'GET /api/session'>
  readonly classes: Output<'GET /api/classes'>
}

/** A response is null if it did not come, or was not a success. */
type Responses = { [Name in keyof OutputByName]?: Promise<OutputByName[Name] | null> }

declare global {
  var askedAhead: { readonly account: string; readonly responses: Responses } | undefined
}

/** Returns a response once, and only to the account that asked for it; null otherwise. */
export async function takeAskedAhead<Name extends keyof OutputByName>(name: Name): Promise<OutputByName[Name] | null> {
  const asked = globalThis.askedAhead
  // Another account may have signed in since.
  if (!asked || asked.account !== readAccountId()) return null
  const response: Promise<OutputByName[Name] | null> | undefined = asked.responses[name]
  delete asked.responses[name]
  return response ?? null
}

/** Responses that the page requests while its code is still loading (web/build/preload.ts). */
import type { Output } from '#contract'
import { readAccountId } from './account-cookie.ts'

interface OutputByName {
  readonly session: Output<'GET /api/session'>
  readonly classes: Output<'GET /api/classes'>
}

/** A response is null if the request failed or was refused. */
type Responses = { [Name in keyof OutputByName]?: Promise<OutputByName[Name] | null> }

declare global {
  var preloadedResponses: { readonly account: string; readonly responses: Responses } | undefined
}

/** Returns a response once, and only to the account that requested it. Returns null otherwise. */
export async function takePreloaded<Name extends keyof OutputByName>(name: Name): Promise<OutputByName[Name] | null> {
  const preloaded = globalThis.preloadedResponses
  // Another account may have signed in since.
  if (!preloaded || preloaded.account !== readAccountId()) return null
  const response: Promise<OutputByName[Name] | null> | undefined = preloaded.responses[name]
  delete preloaded.responses[name]
  return response ?? null
}

/**
 * Responses with an ETag, in the memory of the page. The server lets no browser store a response, because a computer
 * may have several users. So the page itself sends the tag of what it has, and the server says whether it has changed.
 */
import { onAccountDropped } from '../client/account-cookie.ts'
import { keepTagsIn, type TaggedResponse } from '../client/call.ts'

/** The most responses that are kept. A page shows one or two of them at a time. */
const mostKept = 20

/** The responses by account and address, the least recently received first. */
const kept = new Map<string, TaggedResponse>()

const keyOf = (account: string, address: string) => `${account} ${address}`

/** Returns the last response of an address to the account, or undefined. */
function findTagged(account: string | null, address: string): TaggedResponse | undefined {
  return account === null ? undefined : kept.get(keyOf(account, address))
}

/** Keeps the response of an address to the account. */
function keepTagged(account: string | null, address: string, response: TaggedResponse): void {
  if (account === null) return
  const key = keyOf(account, address)
  kept.delete(key)
  kept.set(key, response)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
}

keepTagsIn({ find: findTagged, keep: keepTagged })
onAccountDropped(() => kept.clear())

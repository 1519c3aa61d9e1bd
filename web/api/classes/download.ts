import type { Args, Key } from '#contract'
import { accountHeader } from '#contract/headers'
import { readAccountId } from '../client/account-cookie.ts'
import { ApiError, addressOf, errorOf } from '../client/call.ts'

/** Calls an endpoint that responds with a file. Throws `ApiError`, also if the connection breaks in the file. */
export async function download<K extends Key>(key: K, args: Args<K>): Promise<Blob> {
  const account = readAccountId()
  const broken = () => {
    throw new ApiError(0, { problem: 'network', message: 'No connection' })
  }
  const response = await fetch(addressOf(key, args).path, {
    headers: account ? { [accountHeader]: account } : {},
  }).catch(broken)
  if (response.ok) return response.blob().catch(broken)
  throw errorOf(response.status, await response.json().catch(() => null))
}

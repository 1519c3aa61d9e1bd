import { readKeptId } from '../../device/account/mark.ts'
import { readAccountId } from './account-cookie.ts'

/** Returns the account whose screens this device shows: the signed-in one, or the kept one without the cookie. */
export function readDeviceAccount(): string | null {
  return readAccountId() ?? readKeptId()
}

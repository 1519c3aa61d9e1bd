/** Reads the kept account, with what it has loaded, before the first screen. */
import { readDeviceAccount } from '../api/client/device-account.ts'
import { keepSeeds } from '../api/client/query-seeds.ts'
import { withChosenPicture } from '../api/session/chosen-picture.ts'
import { sessionOf } from '../api/session/current-session.ts'
import type { KnownAccount } from '../api/session/session.ts'
import { readKeptId } from '../device/account/mark.ts'
import { type KeptAccount, readKeptRecord } from '../device/account/record.ts'

/** Returns the kept account as far as the device knows it, or null. Only students are kept. */
export async function readKeptAccount(id: string): Promise<KnownAccount | null> {
  const kept = await readKeptOf(id)
  return kept && accountOf(kept)
}

/**
 * Takes over the kept account, its classes and best streaks, if it is the account of this device. They count as out of
 * date: they are shown until the server has said more.
 */
export async function seedFromDevice(): Promise<void> {
  const id = readDeviceAccount()
  const kept = id && (await readKeptOf(id))
  if (!kept) return
  sessionOf(id).seed(accountOf(kept))
  const { classes, bests, latest = null, practice = null, tasks = null, sets = [] } = kept
  keepSeeds(id, {
    memberships: classes && { classes: [...classes], waiting: 0 },
    progress: bests && { bests, latest },
    practice,
    tasks,
    sets,
  })
}

/** Returns the kept record of an account, or null if the device keeps another one or none. */
export async function readKeptOf(id: string): Promise<KeptAccount | null> {
  const kept = await readKeptRecord()
  return kept?.id === id && readKeptId() === id ? kept : null
}

const accountOf = ({ id, firstName, emailInitial, picture = null, mergedFrom = null }: KeptAccount) =>
  withChosenPicture({
    id,
    firstName,
    emailInitial,
    role: 'student',
    isRegistrationComplete: true,
    lastName: null,
    email: null,
    displayName: null,
    picture,
    mergedFrom,
  } satisfies KnownAccount)

/** Reads the kept account into the cache of queries, and writes what queries load back to the device. */
import type { QueryClient } from '@tanstack/react-query'
import type { Account, Output } from '#contract'
import { queryClientFor } from '../api/cache/query-client.ts'
import { membershipsKey } from '../api/changes/memberships.ts'
import { readAccountId } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { forgetKept, markKept, readDeviceAccount, readKeptId } from '../api/client/kept-mark.ts'
import { roleOf, sessionKey } from '../api/client/session.ts'
import { progressKey } from '../levels/progress.ts'
import { type KeptAccount, readKept, writeKept } from './kept-database.ts'

type Memberships = Output<'GET /api/memberships'>
type Progress = Output<'GET /api/progress'>

/** Returns the kept account as far as the device knows it, or null. Only students are kept. */
export async function readKeptAccount(id: string): Promise<Account | null> {
  const kept = await readOf(id)
  return kept && accountOf(kept)
}

/**
 * Fills the cache of queries with the kept account, its classes and best streaks, if it is the account of this device.
 * They count as out of date: they are shown until the server has said more.
 */
export async function seedFromDevice(): Promise<void> {
  const id = readDeviceAccount()
  const kept = id && (await readOf(id))
  if (!kept) return
  const client = queryClientFor(id)
  const outOfDate = { updatedAt: 0 }
  client.setQueryData<Account>(sessionKey, accountOf(kept), outOfDate)
  if (kept.classes) client.setQueryData<Memberships>(membershipsKey, { classes: [...kept.classes] }, outOfDate)
  if (kept.bests) client.setQueryData<Progress>(progressKey, { bests: kept.bests }, outOfDate)
  forgetWithSession(client)
}

/**
 * Deletes the kept account when the server says that its session is over. The next child on a shared tablet must not
 * open it. Answers that are not sent yet stay in the outbox. Returns the unsubscribe function.
 */
function forgetWithSession(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(() => {
    if (client.getQueryData(sessionKey) === null) forgetKept()
  })
}

async function readOf(id: string): Promise<KeptAccount | null> {
  const kept = await readKept()
  return kept?.id === id && readKeptId() === id ? kept : null
}

const accountOf = ({ id, firstName }: KeptAccount): Account => ({
  id,
  firstName,
  role: 'student',
  isRegistrationComplete: true,
  lastName: null,
  email: null,
  displayName: null,
})

/** Milliseconds in which changes are gathered into one write. */
const gathering = 300

/** Keeps the signed-in student and what is loaded of them on the device. Returns a function that ends this. */
export function keepOnDevice(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(client).catch(() => {}), gathering)
  }
  // A visit that began at a level has requested neither yet. What has failed is tried again by its own page.
  if (!client.getQueryState(membershipsKey))
    void client.prefetchQuery({ queryKey: membershipsKey, queryFn: () => call('GET /api/memberships', {}) })
  if (!client.getQueryState(progressKey))
    void client.prefetchQuery({ queryKey: progressKey, queryFn: () => call('GET /api/progress', {}) })
  writeSoon()
  const stop = client.getQueryCache().subscribe(({ type }) => type === 'updated' && writeSoon())
  const stopForgetting = forgetWithSession(client)
  return () => {
    clearTimeout(timer)
    stop()
    stopForgetting()
  }
}

async function write(client: QueryClient): Promise<void> {
  const account = client.getQueryData<Account | null>(sessionKey)
  if (!account || roleOf(account) !== 'student' || readAccountId() !== account.id) return
  const { id, firstName } = account
  const before = await readOf(id)
  await writeKept({
    id,
    firstName,
    classes: client.getQueryData<Memberships>(membershipsKey)?.classes ?? before?.classes ?? null,
    bests: client.getQueryData<Progress>(progressKey)?.bests ?? before?.bests ?? null,
  })
  // The account may have logged out, or another one logged in, while the record was written.
  if (readAccountId() === id) markKept(id)
  else forgetKept()
}

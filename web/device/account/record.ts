/**
 * The record of the one account that this device keeps until log-out (IndexedDB). It is a separate database, because
 * the service worker reads it, too, and a log-out deletes it as a whole.
 */
import { type DBSchema, openDB } from 'idb'
import type { Membership, Output, Picture } from '#contract'
import type { Bests, Operation } from '#maths'
import { inTime } from '../in-time.ts'
import { keptDatabase } from './names.ts'

/** A page as the server sent it last, and when. */
export interface KeptPage<Page> {
  readonly page: Page
  /** Epoch milliseconds. */
  readonly loadedAt: number
}

export type KeptPractice = KeptPage<Output<'GET /api/practice'>>
export type KeptTasks = KeptPage<Output<'GET /api/tasks'>>

/** A set of own problems. */
export type KeptSet = Output<'GET /api/tasks/{task}/sets/{set}'>

export interface KeptAccount {
  readonly id: string
  readonly firstName: string | null
  /** The first character of the e-mail. The e-mail itself is not kept. */
  readonly emailInitial: string | null
  /** Absent from records of older versions of the app. */
  readonly picture?: Picture | null
  /** The account that was merged into this one. Absent from records of older versions of the app. */
  readonly mergedFrom?: string | null
  /** Null until they were loaded once. */
  readonly classes: readonly Membership[] | null
  /** Null until they were loaded once. */
  readonly bests: Readonly<Partial<Record<Operation, Bests>>> | null
  /** The level whose record was raised last. Absent from records of older versions of the app. */
  readonly latest?: Output<'GET /api/progress'>['latest']
  /** My hops. Absent from records of older versions of the app. */
  readonly practice?: KeptPractice | null
  /** The open tasks. Absent from records of older versions of the app. */
  readonly tasks?: KeptTasks | null
  /** The sets of the open tasks. Absent from records of older versions of the app. */
  readonly sets?: readonly KeptSet[]
}

interface Kept extends DBSchema {
  account: { key: 'account'; value: KeptAccount }
}

async function open() {
  return openDB<Kept>(keptDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('account'),
    // A log-out in any tab deletes the database. It must not wait for this connection.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

/** Returns the kept account. Rejects if the database fails, or does not respond in time. */
export const readKeptRecord = (): Promise<KeptAccount | undefined> => inTime(read())

async function read(): Promise<KeptAccount | undefined> {
  const database = await open()
  const kept = await database.get('account', 'account')
  database.close()
  return kept
}

export async function writeKeptRecord(kept: KeptAccount): Promise<void> {
  const database = await open()
  await database.put('account', kept, 'account')
  database.close()
}

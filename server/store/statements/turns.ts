/** Locks by which an erasure, a merge or a deletion of a class waits for others. SQLite has one writer at a time. */
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../schema.ts'
import { isOnPostgres } from './on-postgres.ts'

/** The key of the advisory lock of `takeTurn`. */
const turnKey = 7_316_022

/**
 * Lets one erasure, merge, undo or deletion of a class run at a time. A transaction that writes classes or tasks before
 * it waits for saves takes its turn first. A distributed PostgreSQL locks such a table as a whole, and otherwise two of
 * them could wait for each other.
 */
export async function takeTurn(trx: Transaction<Tables>): Promise<void> {
  if (isOnPostgres(trx)) await sql`select pg_advisory_xact_lock(${turnKey})`.execute(trx)
}

/**
 * Takes a turn, and waits for the saves that have begun, because on PostgreSQL a transaction does not see their rows
 * before they commit. Each save first writes its round.
 */
export async function waitForSaves(trx: Transaction<Tables>): Promise<void> {
  await takeTurn(trx)
  if (isOnPostgres(trx)) await sql`lock table rounds in share row exclusive mode`.execute(trx)
}

/**
 * Waits for the transactions that are changing memberships, because on PostgreSQL this one does not see them before
 * they commit. A student who has joined another class by then is not alone.
 */
export async function waitForMemberships(trx: Transaction<Tables>): Promise<void> {
  if (isOnPostgres(trx)) await sql`lock table memberships in share row exclusive mode`.execute(trx)
}

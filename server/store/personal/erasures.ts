import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import {
  countsOf,
  keep,
  putBack,
  type Receipt,
  sumOf,
  sweep,
  type Taken,
  takeAll,
  waitForSaves,
} from './erased-rows.ts'
import { type AnyRow, deleteOwned, type OwnedRows, type Person, rowsOfAccount, rowsOfClass } from './personal-rows.ts'

/** Milliseconds in which an erasure can be undone. */
export const undoLasts = 30 * 24 * 3600_000

export type Erasures = ReturnType<typeof createErasures>

/**
 * Accounts and classes that the operator has erased. Their rows wait in `erased`, where no other statement looks, until
 * the erasure can no longer be undone.
 */
export function createErasures(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /** Moves rows to `erased` in one transaction. `check` sees the moved rows and may throw, and then nothing changes. */
  async function erase(
    kind: Receipt['kind'],
    holder: string,
    owned: readonly OwnedRows[],
    check: (taken: Taken) => void = () => {},
  ): Promise<Receipt> {
    const receipt = { id: randomUUID(), kind, holder, erasedAt: clock() }
    const taken = await db.transaction().execute(async (trx) => {
      const taken = await takeAll(trx, owned)
      check(taken)
      await keep(trx, receipt, taken, 0)
      return taken
    })
    return { ...receipt, rows: countsOf(taken) }
  }

  return {
    /**
     * Takes all rows of an account out of use, also those that saves store during the erasure. Throws if the
     * account owns a class, because the class would have no teacher.
     */
    async eraseAccount(person: Person): Promise<Receipt> {
      let classes: string[] = []
      const first = await erase('account', person.id, rowsOfAccount(person), (taken) => {
        if (taken.get('accounts')?.length === 0) throw new Error('The account does not exist any more.')
        const ownsClass = taken.get('class_teachers')?.some(({ role }) => role === 'owner')
        if (ownsClass) throw new Error('The account owns a class. Hand its classes over or erase them first.')
        classes = (taken.get('memberships') ?? []).map(({ class_id }) => String(class_id))
      })
      let rows = first.rows
      for (;;) {
        const late = await db.transaction().execute(async (trx) => {
          await waitForSaves(trx)
          return sweep(trx, first, person)
        })
        if (Object.keys(late).length === 0) break
        rows = sumOf(rows, late)
      }
      for (const id of classes) announce.ofClass(id)
      return { ...first, rows }
    },

    /** Takes a class out of use. Its students and their progress stay. */
    async eraseClass(classId: string): Promise<Receipt> {
      const receipt = await erase('class', classId, rowsOfClass(classId))
      announce.ofClass(classId)
      return receipt
    },

    /**
     * Puts the rows of a receipt back, except sessions. A membership does not come back if its class or its student
     * is gone. Returns null if there is no such receipt, or no longer.
     */
    async undo(id: string): Promise<Receipt | null> {
      const receipt = await db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('erased').where('receipt', '=', id).selectAll().executeTakeFirst()
        if (!known) return null
        const { holder, erased_at: erasedAt } = known
        const about = { id, kind: known.kind as Receipt['kind'], holder, erasedAt }
        // Rows that a late request has stored must not take the place of erased ones.
        if (about.kind === 'account') await sweep(trx, about, { id: holder, email: null })
        const parts = await trx.deleteFrom('erased').where('receipt', '=', id).returningAll().execute()
        const rows: Record<string, number> = {}
        for (const { of_table: table, content } of parts.sort((one, other) => one.number - other.number)) {
          // Nobody is signed in again by an undo.
          if (table === 'sessions') continue
          const back = await putBack(trx, table, JSON.parse(content) as AnyRow[])
          if (back > 0) rows[table] = (rows[table] ?? 0) + back
        }
        return { ...about, rows }
      })
      if (receipt?.kind === 'class') announce.ofClass(receipt.holder)
      else if (receipt) announce.ofStudent(receipt.holder, null)
      return receipt
    },

    /** Returns the erasures that can still be undone, the oldest first. */
    async list(): Promise<Omit<Receipt, 'rows'>[]> {
      const rows = await db
        .selectFrom('erased')
        .select(['receipt', 'kind', 'holder', 'erased_at'])
        .distinct()
        .orderBy('erased_at')
        .orderBy('receipt')
        .execute()
      return rows.map(({ receipt: id, kind, holder, erased_at: erasedAt }) => ({
        id,
        kind: kind as Receipt['kind'],
        holder,
        erasedAt,
      }))
    },

    /** Returns whether an account was erased and could still come back. It must not sign in meanwhile. */
    async isErased(accountId: string): Promise<boolean> {
      const row = await db
        .selectFrom('erased')
        .where('holder', '=', accountId)
        .where('kind', '=', 'account')
        .select('receipt')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Deletes erased rows for good where the erasure is older than a time, at most `most` receipts at once. Also
     * deletes rows that a request stored for an erased account while it was being erased. Returns the number of
     * receipts.
     */
    async deleteBefore(time: number, most: number): Promise<number> {
      const old = await db
        .selectFrom('erased')
        .where('erased_at', '<', time)
        .select(['receipt', 'kind', 'holder'])
        .distinct()
        .orderBy('receipt')
        .limit(most)
        .execute()
      for (const { receipt, kind, holder } of old)
        await db.transaction().execute(async (trx) => {
          const { numDeletedRows } = await trx
            .deleteFrom('erased')
            .where('holder', '=', holder)
            .where('receipt', '=', receipt)
            .executeTakeFirstOrThrow()
          if (numDeletedRows === 0n || kind !== 'account') return
          for (const rows of rowsOfAccount({ id: holder, email: null })) await deleteOwned(trx, rows)
        })
      return old.length
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Announce } from './changes.ts'
import {
  anyTables,
  deleteOwned,
  type OwnedRows,
  type Person,
  type Row,
  rowsOfAccount,
  rowsOfClass,
  takeOwned,
} from './personal-rows.ts'
import type { Tables } from './schema.ts'
import type { Clock } from './shared-types.ts'

/** Milliseconds in which an erasure can be undone. */
export const undoLasts = 30 * 24 * 3600_000

/** The rows of a table that are stored in one row of `erased`. */
const rowsInPart = 500

/** The proof of an erasure. */
export interface Receipt {
  readonly id: string
  readonly kind: 'account' | 'class'
  /** The id of the account or the class. */
  readonly holder: string
  readonly erasedAt: number
  /** The number of rows by table, without empty tables. */
  readonly rows: Readonly<Record<string, number>>
}

export type Erasures = ReturnType<typeof erasures>

/**
 * Accounts and classes that the operator has erased. Their rows wait in `erased`, where no other statement looks, until
 * the erasure can no longer be undone.
 */
export function erasures(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /** Moves rows to `erased` in one transaction. `check` sees the moved rows and may throw, and then nothing changes. */
  async function erase(
    kind: Receipt['kind'],
    holder: string,
    owned: readonly OwnedRows[],
    check: (taken: ReadonlyMap<string, readonly Row[]>) => void = () => {},
  ): Promise<Receipt> {
    const [id, erasedAt] = [randomUUID(), clock()]
    return db.transaction().execute(async (trx) => {
      const taken = new Map<string, readonly Row[]>()
      for (const rows of owned) taken.set(rows.table, await takeOwned(trx, rows))
      check(taken)
      const parts = [...taken].flatMap(([table, rows]) => partsOf(rows).map((part) => ({ table, part })))
      for (const [number, { table, part }] of parts.entries()) {
        const about = { receipt: id, kind, holder, number, erased_at: erasedAt }
        const content = { of_table: table, row_count: part.length, content: JSON.stringify(part) }
        await trx
          .insertInto('erased')
          .values({ ...about, ...content })
          .execute()
      }
      const counts = [...taken].filter(([, rows]) => rows.length > 0).map(([table, rows]) => [table, rows.length])
      return { id, kind, holder, erasedAt, rows: Object.fromEntries(counts) }
    })
  }

  return {
    /**
     * Takes all rows of an account out of use. Throws where the account owns a class, because its students would be in
     * a class of nobody.
     */
    async eraseAccount(person: Person): Promise<Receipt> {
      let classes: string[] = []
      const receipt = await erase('account', person.id, rowsOfAccount(person), (taken) => {
        if (taken.get('accounts')?.length === 0) throw new Error('The account does not exist any more.')
        const owned = taken.get('class_teachers')?.length ?? 0
        if (owned > 0) throw new Error('The account owns a class. Hand its classes over or erase them first.')
        classes = (taken.get('memberships') ?? []).map(({ class_id }) => String(class_id))
      })
      for (const id of classes) announce.ofClass(id)
      return receipt
    },

    /** Takes a class out of use. Its students and their progress stay. */
    async eraseClass(classId: string): Promise<Receipt> {
      const receipt = await erase('class', classId, rowsOfClass(classId))
      announce.ofClass(classId)
      return receipt
    },

    /**
     * Puts the rows of a receipt back, except sessions. A membership does not come back where its class or its student is gone. Returns
     * null where there is no such receipt, or no longer.
     */
    async undo(id: string): Promise<Receipt | null> {
      const receipt = await db.transaction().execute(async (trx) => {
        const parts = await trx.deleteFrom('erased').where('receipt', '=', id).returningAll().execute()
        const [first] = parts
        if (!first) return null
        const rows: Record<string, number> = {}
        for (const { of_table: table, content } of parts.sort((one, other) => one.number - other.number)) {
          // Nobody is signed in again by an undo.
          if (table === 'sessions') continue
          const back = await presentOnly(trx, table, JSON.parse(content) as Row[])
          if (back.length === 0) continue
          if (table === 'accounts') await deleteNewAccount(trx, first.holder)
          const insert = anyTables(trx).insertInto(table).values(back)
          // A code that another class has by now is an error: the class must not be lost in silence.
          const isUnique = table === 'classrooms'
          await (isUnique ? insert : insert.onConflict((conflict) => conflict.doNothing())).execute()
          rows[table] = (rows[table] ?? 0) + back.length
        }
        const { kind, holder, erased_at: erasedAt } = first
        return { id, kind: kind as Receipt['kind'], holder, erasedAt, rows }
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
     * Deletes erased rows for good where the erasure is older than a time, at most `most` receipts at once. Also deletes
     * rows that a request stored for an erased account while it was being erased. Returns the number of receipts.
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

/** Deletes an empty account that a sign-in created at the moment of the erasure. */
async function deleteNewAccount(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).where('is_registration_complete', '=', 0).execute()
}

function partsOf(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsInPart) }, (_, i) =>
    rows.slice(i * rowsInPart, (i + 1) * rowsInPart),
  )
}

/** Returns the rows without memberships and requests whose class or student does not exist any more. */
async function presentOnly(trx: Transaction<Tables>, table: string, rows: Row[]): Promise<Row[]> {
  if (table !== 'memberships' && table !== 'join_requests') return rows
  const idsIn = (column: string) => [...new Set(rows.map((row) => String(row[column])))]
  const classes = await trx.selectFrom('classrooms').where('id', 'in', idsIn('class_id')).select('id').execute()
  const students = await trx.selectFrom('accounts').where('id', 'in', idsIn('student_id')).select('id').execute()
  const present = new Set([...classes, ...students].map(({ id }) => id))
  return rows.filter((row) => present.has(String(row.class_id)) && present.has(String(row.student_id)))
}

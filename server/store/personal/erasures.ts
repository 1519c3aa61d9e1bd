import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { takeTurn, waitForSaves } from '../statements/turns.ts'
import { eraseClass } from './class-erasure.ts'
import {
  type About,
  countsOf,
  erasedRows,
  keep,
  putAllBack,
  type Receipt,
  selectErased,
  sumOf,
  sweep,
} from './erased-rows.ts'
import { deleteOwned, type Person, rowsOfAccount, type Taken, takePeople } from './personal-rows.ts'
import { classNamesByReceipt, comesBackElsewhere, undone } from './receipts.ts'

/** Milliseconds in which an erasure can be undone. */
export const undoLasts = 30 * 24 * 3600_000

/** An erasure that can still be undone, with the name of its class if it has one. */
export interface ListedErasure extends About {
  readonly className: string | null
}

/**
 * Accounts and classes that the operator has erased. Their rows wait in `erased`, where no other statement looks, until
 * the erasure can no longer be undone.
 */
export function createErasures(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /**
     * Takes all rows of an account out of use, also those that saves store during the erasure. Throws if the
     * account owns a class, because the class would have no teacher.
     */
    async eraseAccount(person: Person): Promise<Receipt> {
      const about: About = { id: randomUUID(), kind: 'account', holder: person.id, erasedAt: clock() }
      const people = await db.transaction().execute(async (trx) => {
        await takeTurn(trx)
        const people = await takePeople(trx, [person])
        const taken: Taken = people.get(person.id) ?? new Map()
        if (!taken.has('accounts')) throw new Error('The account does not exist any more.')
        const ownsClass = taken.get('class_teachers')?.some(({ role }) => role === 'owner')
        if (ownsClass)
          throw new Error(
            'The account owns a class. First hand its classes over, or erase them with their listed students.',
          )
        for (const [holder, rows] of people) await keep(trx, erasedRows({ ...about, holder }, rows, 0))
        return people
      })
      const late = await sweep(db, about, [person])
      for (const { class_id } of people.get(person.id)?.get('memberships') ?? []) announce.ofClass(String(class_id))
      return { ...about, rows: sumOf(countsOf(...people.values()), late) }
    },

    /**
     * Takes a class out of use, with its listed students who are in no other class. Other students keep their accounts
     * and their progress. Throws if the class does not exist any more.
     */
    async eraseClass(classId: string): Promise<Receipt> {
      const receipt = await eraseClass({ db, clock, announce }, classId)
      if (!receipt) throw new Error('The class does not exist any more.')
      return receipt
    },

    /**
     * Puts the rows of a receipt back, except sessions. A membership does not come back if its class or its student
     * is gone. Returns null if there is no such receipt, or no longer. Throws if a teacher has deleted the class,
     * because its students come back into another one.
     */
    async undo(id: string): Promise<Receipt | null> {
      const receipt = await db.transaction().execute(async (trx) => {
        await waitForSaves(trx)
        const erased = await selectErased(trx, id)
        if (comesBackElsewhere(erased))
          throw new Error('The class was deleted. Its teacher brings the students back into another class.')
        // The receipt of a class may also have its students, and that of a listed student a merged account.
        const first =
          erased.find(({ kind }) => kind === 'class') ??
          erased.find(({ of_table }) => of_table === 'cards') ??
          erased[0]
        if (!first) return null
        const about: About = { id, kind: kindOf(first), holder: first.holder, erasedAt: first.erased_at }
        return { ...about, rows: await putAllBack(trx, erased) }
      })
      if (receipt?.kind === 'class') announce.ofClass(receipt.holder)
      else if (receipt) announce.ofStudent(receipt.holder, null)
      return receipt
    },

    /** Returns the erasures that can still be undone, the oldest first. */
    async list(): Promise<ListedErasure[]> {
      const names = await classNamesByReceipt(db)
      const rows = await db
        .selectFrom('erased')
        .where('kind', '!=', undone)
        .select(['receipt', 'kind', 'holder', 'erased_at'])
        .distinct()
        .orderBy('erased_at')
        .orderBy('receipt')
        .orderBy('kind')
        .execute()
      // The receipt of a class may also have its students. It counts as the class, which comes after them.
      const receipts = new Map(
        rows.map(({ receipt: id, kind, holder, erased_at }): [string, ListedErasure] => [
          id,
          { id, kind: kindOf({ kind }), holder, erasedAt: erased_at, className: names.get(id) ?? null },
        ]),
      )
      return [...receipts.values()]
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
        .orderBy('holder')
        .limit(most)
        .execute()
      for (const { receipt, kind, holder } of old)
        await db.transaction().execute(async (trx) => {
          const { numDeletedRows } = await trx
            .deleteFrom('erased')
            .where('holder', '=', holder)
            .where('receipt', '=', receipt)
            // An undo of this moment leaves a row of another kind. Its account is in use.
            .where('kind', '=', kind)
            .executeTakeFirstOrThrow()
          if (numDeletedRows === 0n || kind !== 'account') return
          for (const rows of rowsOfAccount({ id: holder, email: null })) await deleteOwned(trx, rows)
        })
      return old.length
    },
  }
}

const kindOf = ({ kind }: { readonly kind: string }) => kind as Receipt['kind']

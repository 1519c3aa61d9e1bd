import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** A card, as far as its secrets follow from it (`server/auth/card-secrets.ts`). */
export interface Card {
  readonly studentId: string
  /** 1 for the first card of a student. Each new card has the next version, and the old one opens nothing. */
  readonly version: number
}

/** A card of a student in the class that made the student. */
export interface ClassCard extends Card {
  /** When the student last signed in with the card, in epoch milliseconds. */
  readonly usedAt: number | null
}

export type Cards = ReturnType<typeof createCards>

/** The cards of listed students. Nothing in them opens an account without the key of the server (`CARD_KEY`). */
export function createCards(db: Kysely<Tables>, clock: Clock) {
  const ofClass = prepared((given: { classId: string }) =>
    db
      .selectFrom('cards')
      .innerJoin('memberships', (join) =>
        join
          .onRef('memberships.student_id', '=', 'cards.student_id')
          .onRef('memberships.class_id', '=', 'cards.class_id'),
      )
      .where('cards.class_id', '=', given.classId)
      .select(['cards.student_id as studentId', 'version', 'used_at as usedAt']),
  )
  const ofStudent = prepared((given: { studentId: string }) =>
    db
      .selectFrom('cards')
      .innerJoin('accounts', 'accounts.id', 'cards.student_id')
      .where('cards.student_id', '=', given.studentId)
      .where('accounts.disabled_at', 'is', null)
      .select(['cards.student_id as studentId', 'version']),
  )

  return {
    /** Returns the cards of the students of a class whom this class has made. */
    listOf: (classId: string): Promise<ClassCard[]> => ofClass(db, { classId }),

    /** Returns null where the student has no card or a closed account. */
    async select(studentId: string): Promise<Card | null> {
      const [card] = await ofStudent(db, { studentId })
      return card ?? null
    },

    /** Notes a sign-in with a card. Returns false where the card has been replaced or its student deleted meanwhile. */
    async use({ studentId, version }: Card): Promise<boolean> {
      const now = clock()
      await db.updateTable('accounts').set({ signed_in_at: now }).where('id', '=', studentId).execute()
      const { numUpdatedRows } = await db
        .updateTable('cards')
        .set({ used_at: now })
        .where('student_id', '=', studentId)
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /**
     * Replaces cards of a class by new ones, and ends the sessions of their students. A card that was replaced before
     * stays. Returns the students whose cards were replaced.
     */
    replace(classId: string, cards: readonly Card[]): Promise<string[]> {
      return db.transaction().execute(async (trx) => {
        const replaced: string[] = []
        for (const version of new Set(cards.map((card) => card.version))) {
          const students = cards.filter((card) => card.version === version).map(({ studentId }) => studentId)
          const rows = await trx
            .updateTable('cards')
            .set({ version: version + 1 })
            .where('class_id', '=', classId)
            .where('version', '=', version)
            .where('student_id', 'in', students)
            .returning('student_id')
            .execute()
          replaced.push(...rows.map(({ student_id }) => student_id))
        }
        if (replaced.length > 0) await trx.deleteFrom('sessions').where('account_id', 'in', replaced).execute()
        return replaced
      })
    },
  }
}

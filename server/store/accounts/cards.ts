import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { GuessableSecret, SecretOfCard } from '#contract'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** A card, as far as its secrets follow from it (`server/auth/card-secrets.ts`). */
export interface Card {
  readonly studentId: string
  /** 1 for the first card of a student. Each new card has the next version, and the old one opens nothing. */
  readonly version: number
}

/** A card with the class that holds it. */
export interface HeldCard extends Card {
  readonly classId: string
}

/** A card of a student in the class that made the student. Times are in epoch milliseconds. */
export interface ClassCard extends Card {
  /** When the student last signed in with the card. */
  readonly usedAt: number | null
  /** The wrong tries of the pictures since the last right one. */
  readonly wrongTries: number
  /** When the pictures were last tried while they were open. */
  readonly triedAt: number | null
  /** When the operator closed the account. */
  readonly closedAt: number | null
}

/** A card whose pictures were tried. */
export interface TriedCard extends Card {
  /** The tries since the last right one, with this one. */
  readonly tries: number
}

/** The column that counts the wrong tries of a secret of a card. A sign-in with the secret begins this count again. */
const wrongTriesOf = { pictures: 'wrong_tries' } as const satisfies Readonly<
  Record<GuessableSecret, keyof Tables['cards']>
>

/** The counts of a card whose secrets nobody has tried wrongly. */
const noWrongTries: Readonly<Record<(typeof wrongTriesOf)[GuessableSecret], 0>> = { wrong_tries: 0 }

/** The most wrong tries of a card's pictures. After them, the pictures open nothing until a teacher opens them. */
export const mostWrongTries = 5

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
      .innerJoin('accounts', 'accounts.id', 'cards.student_id')
      .where('cards.class_id', '=', given.classId)
      .select(['cards.student_id as studentId', 'version', 'used_at as usedAt'])
      .select(['wrong_tries as wrongTries', 'tried_at as triedAt', 'accounts.disabled_at as closedAt']),
  )
  const ofStudent = prepared((given: { studentId: string }) =>
    db
      .selectFrom('cards')
      .innerJoin('accounts', 'accounts.id', 'cards.student_id')
      .where('cards.student_id', '=', given.studentId)
      .where('accounts.disabled_at', 'is', null)
      .where(isInUse)
      .select(['cards.student_id as studentId', 'version', 'cards.class_id as classId']),
  )
  const countTry = prepared((given: { now: number; classId: string; studentId: string }) =>
    db
      .updateTable('cards')
      // A try of shut pictures does not move the time at which they were shut.
      .set(({ eb, ref }) => ({
        wrong_tries: eb('wrong_tries', '+', 1),
        tried_at: eb.case().when('wrong_tries', '<', mostWrongTries).then(given.now).else(ref('tried_at')).end(),
      }))
      .where('student_id', '=', given.studentId)
      .where('class_id', '=', given.classId)
      // One try too many is counted too, so that a right try of the same moment finds out that it came too late.
      .where('wrong_tries', '<=', sql.lit(mostWrongTries))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships')
            .innerJoin('accounts', 'accounts.id', 'memberships.student_id')
            .whereRef('memberships.student_id', '=', 'cards.student_id')
            .whereRef('memberships.class_id', '=', 'cards.class_id')
            .where('accounts.disabled_at', 'is', null)
            .select('accounts.id'),
        ),
      )
      .returning(['student_id as studentId', 'version', 'wrong_tries as tries']),
  )

  return {
    /** Returns the cards of the students of a class whose cards this class holds. */
    listOf: (classId: string): Promise<ClassCard[]> => ofClass(db, { classId }),

    /** Returns null if the student has no card or a closed account, or an archived class holds the card. */
    async select(studentId: string): Promise<HeldCard | null> {
      const [card] = await ofStudent(db, { studentId })
      return card ?? null
    },

    /**
     * Counts a try of the pictures of a student in a class, before they are compared. Returns null if the class
     * holds no card of the student, the account is closed, or the tries are used up. Tries of one moment never exceed
     * the most.
     */
    async takeTry(classId: string, studentId: string): Promise<TriedCard | null> {
      const [card] = await countTry(db, { now: clock(), classId, studentId })
      return card && card.tries <= mostWrongTries ? card : null
    },

    /** Opens the pictures of a student after wrong tries. Returns whether the class holds a card of the student. */
    async openPictures(classId: string, studentId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cards')
        .set({ wrong_tries: 0 })
        .where('student_id', '=', studentId)
        .where('class_id', '=', classId)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /**
     * Notes a sign-in with a secret of a card. Returns false if the card no longer opens its account, and if the tries
     * of the secret have been used up in the same moment.
     */
    async use({ studentId, version }: Card, secret: SecretOfCard): Promise<boolean> {
      const now = clock()
      const wrongTries = secret === 'key' ? null : wrongTriesOf[secret]
      await db.updateTable('accounts').set({ signed_in_at: now }).where('id', '=', studentId).execute()
      const { numUpdatedRows } = await db
        .updateTable('cards')
        .set({ used_at: now, ...(wrongTries && { [wrongTries]: 0 }) })
        .where('student_id', '=', studentId)
        .where('version', '=', version)
        .where(isInUse)
        .$if(wrongTries !== null, (update) => update.where(wrongTries!, '<=', mostWrongTries))
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
            .set({ version: version + 1, ...noWrongTries })
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

/** Returns the condition that the class of a card is not archived. A deleted class does not close its cards. */
const isInUse = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'cards'>) =>
  not(
    exists(
      selectFrom('classrooms')
        .whereRef('classrooms.id', '=', 'cards.class_id')
        .where('classrooms.archived_at', 'is not', null)
        .select('classrooms.id'),
    ),
  )

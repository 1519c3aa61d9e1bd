import { type ExpressionBuilder, type Kysely, type OnConflictDatabase, type OnConflictTables, sql } from 'kysely'
import type { Picture } from '#contract'
import type { Role } from '#maths'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { accountIdOf, type Identity } from './account-id.ts'

/** A sign-in provider's claims about a person. The identity never changes; the other claims may at each sign-in. */
export interface Claims extends Identity {
  readonly email: string | null
  readonly displayName: string | null
}

export interface Account {
  readonly id: string
  readonly email: string | null
  /** The name at the provider, for the teacher's form. Null once the registration is complete. */
  readonly displayName: string | null
  /** Null until the account begins to register. */
  readonly role: Role | null
  readonly isRegistrationComplete: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  /** Null until the student has chosen one. */
  readonly picture: Picture | null
  /** Whether the operator has closed the account. */
  readonly isDisabled: boolean
  /** The account that is opened instead of this one (store/students/merges.ts). */
  readonly mergedInto: string | null
  /** The account whose rounds this one has taken. */
  readonly mergedFrom: string | null
}

/** An account in the operator's list. */
export interface ListedAccount extends Account {
  /** An issuer's address, or a word such as "card". */
  readonly provider: string
  readonly signedInAt: number
}

export interface StudentForm {
  readonly firstName: string
  readonly lastName: string
}
export interface NamedAccount extends StudentForm {
  readonly id: string
}
export interface TeacherForm extends StudentForm {
  readonly school: string
  readonly country: string
  readonly ageRange: string
}

/** The largest number of rows in one cleanup. A larger one would delay other requests. */
const deletedAtOnce = 300

/** The columns of an account that `accountOf` reads. */
export const accountColumns = [
  'id',
  'email',
  'display_name',
  'role',
  'is_registration_complete',
  'first_name',
  'last_name',
  'disabled_at',
  'picture',
  'picture_colour',
  'merged_into',
  'merged_from',
] as const

export type AccountRow = Pick<Tables['accounts'], (typeof accountColumns)[number]>

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role: row.role as Role | null,
    isRegistrationComplete: row.is_registration_complete === 1,
    firstName: row.first_name,
    lastName: row.last_name,
    picture: pictureOf(row),
    isDisabled: row.disabled_at !== null,
    mergedInto: row.merged_into,
    mergedFrom: row.merged_from,
  }
}

export function createAccounts(db: Kysely<Tables>, clock: Clock) {
  const byId = prepared((given: { id: string }) =>
    db.selectFrom('accounts').where('id', '=', given.id).select(accountColumns),
  )

  async function select(id: string): Promise<Account | null> {
    const [row] = await byId(db, { id })
    return row ? accountOf(row) : null
  }

  /** Gives an account its role and names, unless its registration is complete. Returns whether it did. */
  async function complete(at: Kysely<Tables>, id: string, role: Role, form: StudentForm): Promise<boolean> {
    const { numUpdatedRows } = await at
      .updateTable('accounts')
      .set({
        role,
        is_registration_complete: 1,
        display_name: null,
        first_name: form.firstName,
        last_name: form.lastName,
        registration_date: registrationDate(clock()),
      })
      .where('id', '=', id)
      .where('is_registration_complete', '=', sql.lit(0))
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  return {
    select,

    /**
     * Creates or updates the account of these claims, and returns its id. With a role, the account begins to register
     * in that role, unless its registration is already complete. `mayTeach` says whether it may register as a teacher
     * from now on.
     */
    async signIn({ provider, subject, email, displayName }: Claims, role?: Role, mayTeach = false): Promise<string> {
      const id = accountIdOf({ provider, subject })
      const now = clock()
      const current = { email: email?.toLowerCase() ?? null, signed_in_at: now, may_teach: mayTeach ? 1 : 0 }
      await db
        .insertInto('accounts')
        .values({
          id,
          provider,
          subject,
          ...current,
          display_name: displayName,
          role: role ?? null,
          is_registration_complete: 0,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({
            ...current,
            display_name: whileIncomplete(row, displayName),
            ...(role && { role: unlessComplete(row, role) }),
          })),
        )
        .execute()
      return id
    },

    /** Notes a sign-in of an account that another sign-in opens. */
    async touch(id: string): Promise<void> {
      await db.updateTable('accounts').set({ signed_in_at: clock() }).where('id', '=', id).execute()
    },

    selectBy: (identity: Identity): Promise<Account | null> => select(accountIdOf(identity)),

    /** Returns whether the account may register as a teacher, as of its last sign-in. */
    async mayTeach(id: string): Promise<boolean> {
      const row = await db.selectFrom('accounts').where('id', '=', id).select('may_teach').executeTakeFirst()
      return row?.may_teach === 1
    },

    /**
     * Returns the accounts with this id or e-mail, or all accounts without one, in the order of their e-mails. Case
     * does not count in an e-mail.
     */
    async find(text?: string): Promise<ListedAccount[]> {
      const rows = await db
        .selectFrom('accounts')
        .$if(text !== undefined, (query) =>
          query.where((row) => row.or([row('id', '=', text ?? ''), row('email', '=', (text ?? '').toLowerCase())])),
        )
        .orderBy('email')
        .orderBy('id')
        .select(accountColumns)
        .select(['provider', 'signed_in_at'])
        .execute()
      return rows.map((row) => ({ ...accountOf(row), provider: row.provider, signedInAt: row.signed_in_at }))
    },

    /** Closes an account, or opens it again. The sessions of a closed account are over at once. */
    async disable(id: string, isDisabled: boolean): Promise<void> {
      await db
        .updateTable('accounts')
        .set({ disabled_at: isDisabled ? clock() : null })
        .where('id', '=', id)
        .execute()
    },

    /** Completes a student's registration. Returns null if the registration is already complete, in either role. */
    async completeStudent(id: string, form: StudentForm): Promise<Account | null> {
      return (await complete(db, id, 'student', form)) ? select(id) : null
    },

    /** Completes a teacher's registration. Returns null if the registration is already complete, in either role. */
    async completeTeacher(id: string, form: TeacherForm): Promise<Account | null> {
      const { school, country, ageRange } = form
      const isDone = await db.transaction().execute(async (trx) => {
        if (!(await complete(trx, id, 'teacher', form))) return false
        await trx.insertInto('teachers').values({ id, school, country, age_range: ageRange }).execute()
        return true
      })
      return isDone ? select(id) : null
    },

    /** Returns the names of those accounts that exist. */
    async names(ids: readonly string[]): Promise<NamedAccount[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('accounts')
        .where('id', 'in', ids)
        .select(['id', 'first_name', 'last_name'])
        .execute()
      return rows.map((row) => ({ id: row.id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' }))
    },

    /** Deletes accounts that never completed a registration and last signed in before a time, at most a few hundred. */
    async deleteUnregistered(before: number): Promise<void> {
      const old = db
        .selectFrom('accounts')
        .select('id')
        .where('is_registration_complete', '=', sql.lit(0))
        .where('signed_in_at', '<', before)
        .orderBy('signed_in_at')
        .limit(deletedAtOnce)
      // The statement compares both columns again, because an account may have signed in meanwhile.
      await db
        .deleteFrom('accounts')
        .where('id', 'in', old)
        .where('is_registration_complete', '=', sql.lit(0))
        .where('signed_in_at', '<', before)
        .execute()
    },
  }
}

type StoredAccount = ExpressionBuilder<OnConflictDatabase<Tables, 'accounts'>, OnConflictTables<'accounts'>>

/** Returns the name, or null if the registration is complete and the name has no use any more. */
function whileIncomplete(row: StoredAccount, displayName: string | null) {
  return row.case().when('accounts.is_registration_complete', '=', 1).then(null).else(displayName).end()
}

/** Returns the new role, or the stored one where the registration is complete. */
function unlessComplete(row: StoredAccount, role: Role) {
  return row
    .case()
    .when('accounts.is_registration_complete', '=', 1)
    .then(row.ref('accounts.role'))
    .else(sql.lit<Role>(role))
    .end()
}

/**
 * The registration date as it is stored: en-NZ, in New Zealand's time
 * (docs/product/accounts-and-classes.md, "Stored data").
 */
export function registrationDate(now: number): string {
  return new Date(now).toLocaleString('en-NZ', { timeZone: 'Pacific/Auckland' })
}

/** Returns the picture of an account's row, and null if the student has chosen none. */
export function pictureOf(row: Pick<Tables['accounts'], 'picture' | 'picture_colour'>): Picture | null {
  const { picture: name, picture_colour: colour } = row
  return name === null ? null : ({ name, colour } as Picture)
}

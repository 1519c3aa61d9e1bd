/** The accounts and classes of a backup that the replaced data had no longer, because somebody has erased them. */
import type { Kysely } from 'kysely'
import { undone } from '../personal/receipts.ts'
import type { Tables } from '../schema.ts'

/** What a database knows of its accounts, its classes and its erasures. */
export interface Known {
  readonly accounts: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  /** The erasures that nobody has undone: the receipt, and an account or a class that it has. */
  readonly erased: readonly Pick<Tables['erased'], 'receipt' | 'kind' | 'holder'>[]
}

/** Accounts by their ids and classes by their codes, as `npm run accounts -- erase` takes them. */
export interface Named {
  readonly classes: readonly string[]
  readonly accounts: readonly string[]
}

export interface GoneSince {
  /** What receipts of the replaced data say. A student who was erased with a class is not named beside it. */
  readonly erased: Named
  /** What else the replaced data did not have, without accounts that never registered. */
  readonly missing: Named
}

/** Returns what a database knows, or null if it cannot be read. */
export async function knownIn(db: Kysely<Tables>): Promise<Known | null> {
  try {
    const accounts = await db.selectFrom('accounts').select('id').execute()
    const classes = await db.selectFrom('classrooms').select('id').execute()
    return { accounts: idsOf(accounts), classes: idsOf(classes), erased: await erasedIn(db) }
  } catch {
    return null
  }
}

/** Returns what a restored database has, and the data that it has replaced had lost. */
export async function goneSince(old: Known, restored: Kysely<Tables>): Promise<GoneSince> {
  const accounts = await restored
    .selectFrom('accounts')
    .where('is_registration_complete', '=', 1)
    .orderBy('id')
    .select('id')
    .execute()
  const classes = await restored.selectFrom('classrooms').orderBy('code').select(['id', 'code']).execute()
  const receipts = new Set((await erasedIn(restored)).map(({ receipt }) => receipt))
  const erased = old.erased.filter(({ receipt }) => !receipts.has(receipt))
  const classIds = idsOf(classes)
  const ofClasses = erased.filter(({ kind, holder }) => kind === 'class' && classIds.has(holder))
  const withClass = new Set(ofClasses.map(({ receipt }) => receipt))
  const ofAccounts = erased.filter(({ kind }) => kind === 'account')
  const [erasedClasses, erasedAccounts] = [holdersOf(ofClasses), holdersOf(ofAccounts)]
  const alone = holdersOf(ofAccounts.filter(({ receipt }) => !withClass.has(receipt)))
  return {
    erased: {
      classes: classes.filter(({ id }) => erasedClasses.has(id)).map(({ code }) => code),
      accounts: accounts.filter(({ id }) => alone.has(id)).map(({ id }) => id),
    },
    missing: {
      classes: classes.filter(({ id }) => !old.classes.has(id) && !erasedClasses.has(id)).map(({ code }) => code),
      accounts: accounts.filter(({ id }) => !old.accounts.has(id) && !erasedAccounts.has(id)).map(({ id }) => id),
    },
  }
}

/** Returns the erasures of a database. One of an early version has no table of them. */
async function erasedIn(db: Kysely<Tables>): Promise<Known['erased']> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'erased')) return []
  const erased = db.selectFrom('erased').where('kind', '!=', undone)
  return erased.select(['receipt', 'kind', 'holder']).distinct().execute()
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))
const holdersOf = (rows: Known['erased']) => new Set(rows.map(({ holder }) => holder))

/** The accounts and classes of a backup that the replaced data no longer had, because they were erased or deleted. */
import type { Kysely } from 'kysely'
import { undone } from '../personal/receipts.ts'
import type { Tables } from '../schema.ts'

/** The ids of the accounts and classes of a database, and its erasures. */
export interface Known {
  readonly accounts: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  /** The erasures that nobody has undone, as a receipt with each account or class that was erased. */
  readonly erased: readonly Pick<Tables['erased'], 'receipt' | 'kind' | 'holder'>[]
}

/** Accounts by their ids and classes by their codes, as `npm run accounts -- erase` takes them. */
export interface Named {
  readonly classes: readonly string[]
  readonly accounts: readonly string[]
}

export interface GoneSince {
  /** Erasures with a receipt in the replaced data. A class stands for the students who were erased with it. */
  readonly erased: Named
  /** Others that the replaced data did not have. Accounts that never registered are left out. */
  readonly missing: Named
}

/** Reads the ids and erasures of a database. Returns null if it cannot be read. */
export async function knownIn(db: Kysely<Tables>): Promise<Known | null> {
  try {
    const accounts = await db.selectFrom('accounts').select('id').execute()
    const classes = await db.selectFrom('classrooms').select('id').execute()
    return { accounts: idsOf(accounts), classes: idsOf(classes), erased: await erasedIn(db) }
  } catch {
    return null
  }
}

/** Returns the accounts and classes that the restored database has and the replaced data no longer had. */
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

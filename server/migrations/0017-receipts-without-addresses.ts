import type { Kysely } from 'kysely'

/** The rows that say what a teacher has erased, as this migration knows them. */
interface Receipts {
  erased: { holder: string; receipt: string; of_table: string; erased_by: string | null; content: string }
  accounts: { id: string; email: string | null }
}

/**
 * Replaces the e-mail address of the teacher on each receipt of an erasure by the id of the account, so that the
 * address goes with the account. If no account has the address any more, the id is `deleted`, which belongs to nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const receipts = db as Kysely<Receipts>
  const rows = await receipts.selectFrom('erased').where('of_table', '=', 'receipt').selectAll().execute()
  for (const { holder, receipt, erased_by, content } of rows) {
    const [about] = JSON.parse(content) as [{ readonly by?: string | null }]
    if (!about.by) continue
    const sameAddress = await receipts.selectFrom('accounts').where('email', '=', about.by).select('id').execute()
    const ids = sameAddress.map(({ id }) => id)
    const by = ids.find((id) => id === erased_by) ?? ids[0] ?? 'deleted'
    await receipts
      .updateTable('erased')
      .set({ content: JSON.stringify([{ ...about, by }]) })
      .where('holder', '=', holder)
      .where('receipt', '=', receipt)
      .where('of_table', '=', 'receipt')
      .execute()
  }
}

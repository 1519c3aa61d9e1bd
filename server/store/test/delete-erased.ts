import type { Store } from '../open.ts'

/** Deletes the rows that were erased before a time, in batches as the daily job does. Fails if that has no end. */
export async function deleteErased({ erasures }: Pick<Store, 'erasures'>, time: number, batch: number): Promise<void> {
  for (let i = 0; i < 100; i++) if ((await erasures.deleteBefore(time, batch)) === 0) return
  throw new Error('There are still receipts after 100 batches')
}

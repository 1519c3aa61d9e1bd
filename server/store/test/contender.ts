/** A process of its own with a store on a shared database: does what it is told, one command after another. */
import { openStore, type Store } from '../open.ts'
import type { Order, Reply } from './contenders.ts'

let store: Store | undefined

process.on('message', async (order: Order) => {
  let reply: Reply
  try {
    reply = { result: await follow(order) }
  } catch (error) {
    reply = { error: String(error) }
  }
  process.send?.(reply)
})
process.once('disconnect', () => void store?.close())

async function follow(order: Order): Promise<unknown> {
  if ('open' in order) {
    await store?.close()
    store = await openStore({ ...order.open, clock: Date.now })
    return store.ready()
  }
  if (!store) throw new Error('no store is open')
  const noun = store[order.noun]
  return (noun[order.method as keyof typeof noun] as (...args: unknown[]) => Promise<unknown>)(...order.args)
}

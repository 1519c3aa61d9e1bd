/** A process with its own store on a shared database. It runs the commands of its parent, one after another. */
import { openStore, type Store } from '../open.ts'
import type { Reply, Request } from './contenders.ts'

let store: Store | undefined

process.on('message', async (request: Request) => {
  let reply: Reply
  try {
    reply = { result: await run(request) }
  } catch (error) {
    reply = { error: String(error) }
  }
  process.send?.(reply)
})
process.once('disconnect', () => void store?.close())

async function run(request: Request): Promise<unknown> {
  if ('open' in request) {
    await store?.close()
    store = await openStore({ ...request.open, clock: Date.now })
    return store.ready()
  }
  if (!store) throw new Error('no store is open')
  const noun = store[request.noun]
  return (noun[request.method as keyof typeof noun] as (...args: unknown[]) => Promise<unknown>)(...request.args)
}

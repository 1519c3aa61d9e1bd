/** A process of its own with a store on a shared database: does what it is told, one command after another. */
import { openStore, type Settings } from '../open.ts'
import type { Command, Reply } from './contenders.ts'

const settings = JSON.parse(process.argv[2] ?? '') as Settings
const store = await openStore({ ...settings, clock: Date.now })
const reply = (reply: Reply) => process.send?.(reply)

process.on('message', async ({ noun, method, args }: Command) => {
  try {
    const call = store[noun][method as keyof (typeof store)[typeof noun]] as (...args: unknown[]) => Promise<unknown>
    reply({ result: await call(...args) })
  } catch (error) {
    reply({ error: String(error) })
  }
})
process.once('disconnect', () => void store.close())
reply({ result: await store.ready() })

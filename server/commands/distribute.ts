/**
 * The command `npm run distribute -- <host:port> …`. It spreads the tables of a PostgreSQL database over workers with
 * Citus. The app's processes must be stopped, because their statements would wait while rows move.
 */

import { readStorage } from '../config.ts'
import { distributeTables, type NodeAddress, prepareNodes, workersOf } from '../store/engines/cluster/citus.ts'
import { openDatabase } from '../store/open.ts'
import { runCommand } from './run-command.ts'

const usage = 'Name the workers: DATABASE_URL=postgres://… npm run distribute -- 10.0.0.2:5432 10.0.0.3:5432'

function readAddress(text: string): NodeAddress {
  const { host, port } = /^(?<host>[^\s:/]+):(?<port>\d{1,5})$/.exec(text)?.groups ?? {}
  if (!host || !port) throw new Error(usage)
  return { host, port: Number(port) }
}

await runCommand(async () => {
  const storage = readStorage(process.env)
  const databaseUrl = storage.migrationUrl ?? storage.databaseUrl
  if (!databaseUrl) throw new Error(usage)
  const named = process.argv.slice(2).map(readAddress)
  const db = await openDatabase(storage)
  try {
    if (named.length > 0) await prepareNodes(databaseUrl, named)
    const workers = await workersOf(db)
    if (workers.length === 0) throw new Error(usage)
    const tables = await distributeTables(db)
    console.log(`Workers: ${workers.map(({ host, port }) => `${host}:${port}`).join(', ')}`)
    console.log(`Tables distributed now: ${tables.join(', ') || 'none, they were distributed before'}`)
  } finally {
    await db.destroy()
  }
})

/** The command `npm run accounts`, for the operator (docs/operations.md, "Accounts"). */
import { resolve } from 'node:path'
import { readStorage, type Storage } from '../config.ts'
import { becomeOwner } from '../store/engines/data-folder.ts'
import { runAccountCommand } from './account-commands.ts'
import { runCommand } from './run-command.ts'

/** Returns the name of the data without a user or a password. */
function nameOf({ databaseUrl, dataDir }: Storage): string {
  if (!databaseUrl) return resolve(dataDir)
  const { hostname, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL, ${decodeURIComponent(pathname.slice(1))} on ${searchParams.get('host') || hostname || 'this machine'}`
}

await runCommand(async () => {
  const storage = readStorage(process.env)
  console.log(`Data: ${nameOf(storage)}`)
  becomeOwner(storage.dataDir)
  for (const line of await runAccountCommand(process.argv.slice(2), process.env)) console.log(line)
})

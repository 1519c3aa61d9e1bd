/**
 * The command `npm run migrate`. It migrates a PostgreSQL database with a role of its own, and gives the role of the
 * app its rights (docs/operations.md, "Two roles").
 */

import { readStorage } from '../config.ts'
import { openDatabase } from '../store/open.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const storage = readStorage(process.env)
  if (!storage.databaseUrl || !storage.migrationUrl) throw new Error('Set DATABASE_URL and MIGRATION_DATABASE_URL.')
  const db = await openDatabase(storage, console.log)
  await db.destroy()
  console.log('The database is up to date.')
})

/** The command `npm run restore -- <file> [--replace]`. It replaces the database by a backup. */
import { parseArgs } from 'node:util'
import { readStorage } from '../config.ts'
import { restore } from '../store/backups/backup.ts'
import { listRows } from '../store/backups/contents.ts'
import { withPostgres } from '../store/backups/postgres-backup.ts'
import { grantRights, roleIn } from '../store/engines/postgres-roles.ts'
import { accessLines, erasedLines } from './erased-lines.ts'
import { runCommand } from './run-command.ts'

const usage = 'Name one backup: npm run restore -- <file> [--replace]'

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [backup] = positionals
  if (!backup || positionals.length > 1) throw new Error(usage)
  const { databaseUrl, migrationUrl, ...storage } = readStorage(process.env)
  // Only the owner of the tables can replace them.
  const owner = migrationUrl ?? databaseUrl
  const options = { ...storage, databaseUrl: owner, replace: values.replace === true, at: Date.now() }
  const { contents, replaced, gone } = await restore(backup, options)
  // The restored tables are new, so the role of the app has no rights yet.
  if (databaseUrl && migrationUrl) await withPostgres(migrationUrl, (db) => grantRights(db, roleIn(databaseUrl)))
  console.log(`Restored: ${backup}`)
  console.log(`Rows: ${listRows(contents)}`)
  if (replaced) console.log(`The old data are in ${replaced}. Delete them when you no longer need them.`)
  for (const line of [...erasedLines(gone), ...accessLines]) console.log(line)
})

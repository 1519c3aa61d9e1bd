/** The command `npm run backup`. It writes a checked backup of the database, whether the app runs or not. */

import { readStorage } from '../config.ts'
import { backUp } from '../store/backups/backup.ts'
import { listRows } from '../store/backups/contents.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const { path, contents } = await backUp(readStorage(process.env), Date.now())
  console.log(`Backup: ${path}`)
  console.log(`Rows: ${listRows(contents)}`)
})

/** The command `npm run restore -- <file> [--replace]`. It replaces the database by a backup. */
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { readStorage } from './config.ts'
import { restore } from './store/backups/backup.ts'
import { listRows } from './store/backups/contents.ts'

const usage = 'Name one backup: npm run restore -- <file> [--replace]'

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [backup] = positionals
  if (!backup || positionals.length > 1) throw new Error(usage)
  const options = { ...readStorage(process.env), replace: values.replace === true, at: Date.now() }
  const { contents, replaced } = await restore(backup, options)
  console.log(`Restored: ${backup}`)
  console.log(`Rows: ${listRows(contents)}`)
  if (replaced) console.log(`The old data are in ${replaced}. Delete them when you no longer need them.`)
})

/** The command `npm run accounts`, for the operator (docs/operations.md, "Accounts"). */
import { runAccountCommand } from './account-commands.ts'
import { runCommand } from './command.ts'

await runCommand(async () => {
  for (const line of await runAccountCommand(process.argv.slice(2), process.env)) console.log(line)
})

/** The command `npm run rebuild`. It rebuilds what rounds say for Insight, whether the app runs or not. */
import { setTimeout as delay } from 'node:timers/promises'
import { releases } from '#maths'
import { readStorage } from '../config.ts'
import { longestSave, rebuildRounds } from '../rounds/rebuild.ts'
import { openStore } from '../store/open.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const store = await openStore({ ...readStorage(process.env), role: 'owner', mustExist: true, clock: Date.now })
  try {
    const { rounds, changed } = await rebuildRounds(store, releases, Date.now, () => delay(longestSave))
    console.log(`${rounds} rounds replayed, ${changed} of them changed.`)
  } finally {
    await store.close()
  }
})

/**
 * The command `npm run rebuild`. It rebuilds what rounds and worksheets say for Insight, whether the app runs or not.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { releases } from '#maths'
import { readStorage } from '../config.ts'
import { level } from '../rounds/kinds/level.ts'
import { longestSave, rebuildRounds } from '../rounds/rebuild.ts'
import { openStore } from '../store/open.ts'
import { rebuildPaper } from '../worksheets/rebuild-paper.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const store = await openStore({ ...readStorage(process.env), role: 'owner', mustExist: true, clock: Date.now })
  try {
    const { rounds, changed } = await rebuildRounds(store, releases, Date.now, () => delay(longestSave))
    console.log(`${rounds} rounds replayed, ${changed} of them changed.`)
    const onPaper = await rebuildPaper({ store, playables: { level: await level.open(releases) } })
    console.log(`${onPaper.rounds} parts of marked worksheets read, ${onPaper.changed} of them changed.`)
  } finally {
    await store.close()
  }
})

/** The outbox of this device, whose news keep the progress on every screen up to date. */
import type { Output } from '#contract'
import { recordOf } from '#maths'
import { queryClientFor } from '../api/cache/queries.tsx'
import { readAccountId } from '../api/client/account-cookie.ts'
import { practiceKey, progressKey, tasksKey } from '../api/client/query-seeds.ts'
import { outbox } from './device-outbox.ts'
import { accountsOf } from './merged-account.ts'

export { outbox }

type Progress = Output<'GET /api/progress'>

// A stored record enters the cache at once, so that no list shows an older one for a moment.
outbox.onNews((news) => {
  const { account, ref } = news.header
  const record = recordOf(ref)
  const mine = readAccountId()
  if (news.kind !== 'stored' || mine === null || !accountsOf(mine).includes(account)) return
  void queryClientFor(mine).invalidateQueries({ queryKey: practiceKey })
  void queryClientFor(mine).invalidateQueries({ queryKey: tasksKey })
  if (!record) return
  const { operation, levelId } = record
  const best = { streak: news.stored.best, completed: news.stored.completed }
  const client = queryClientFor(mine)
  client.setQueryData<Progress>(
    progressKey,
    (known) =>
      known && { ...known, bests: { ...known.bests, [operation]: { ...known.bests[operation], [levelId]: best } } },
  )
  void client.invalidateQueries({ queryKey: progressKey })
})

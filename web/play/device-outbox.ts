/** The outbox of this device: its database, its network, its tabs. One for the whole page. */
import type { Move } from '#maths'
import { readAccountId } from '../api/account-cookie.ts'
import { ApiError, call } from '../api/call.ts'
import { onSignedIn } from '../api/sign-in.ts'
import { deviceShelf } from './device-shelf.ts'
import { memoryShelf } from './memory-shelf.ts'
import { createOutbox, type News, type Outbox } from './outbox.ts'
import type { RoundHeader, Stored, Trouble } from './sending.ts'

/** After this long a request counts as lost; should it arrive all the same, sending twice is harmless. */
const patience = 20_000

const own = createOutbox({
  shelves: [deviceShelf(), memoryShelf()],
  post,
  account: readAccountId,
  alone: (account, work) =>
    'locks' in navigator ? navigator.locks.request(`solve-it-maths outbox ${account}`, work) : work(),
})

async function post({ round, operation, levelId, rules }: RoundHeader, moves: readonly Move[]): Promise<Stored> {
  try {
    const args = { round, operation, levelId, rules, moves: [...moves] }
    return await call('POST /api/rounds/{round}/moves', args, AbortSignal.timeout(patience))
  } catch (reason) {
    throw troubleOf(reason)
  }
}

function troubleOf(reason: unknown): Trouble {
  const nothing = { status: null, problem: null, message: '', expected: null }
  if (!(reason instanceof ApiError) || reason.problem === 'network') return nothing
  const { status, problem, message, expected } = reason
  return { status, problem, message, expected: expected ?? null }
}

// The tab that sends a round need not be the tab that plays it, so news goes to all.
const tabs = new BroadcastChannel('outbox')
own.onNews((news) => tabs.postMessage(news))

export const outbox: Outbox = {
  ...own,
  onNews(listener) {
    const hear = (event: MessageEvent<News>) => listener(event.data)
    tabs.addEventListener('message', hear)
    const stop = own.onNews(listener)
    return () => {
      tabs.removeEventListener('message', hear)
      stop()
    }
  },
}

addEventListener('online', outbox.wake)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') outbox.wake()
})
onSignedIn(outbox.wake)
outbox.wake()

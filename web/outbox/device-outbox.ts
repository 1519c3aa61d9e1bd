/** The page's one outbox, connected to the device's database, the network and the other tabs. */
import { readAccountId } from '../api/client/account-cookie.ts'
import { onSignedIn } from '../api/session/signed-in.ts'
import { deviceMoves } from './device-database.ts'
import { createMoveStore } from './move-store.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { postMoves } from './post.ts'
import { type News, NotBegun, type SenderParts } from './sending.ts'

/** The address of the first script has a hash of all code, so it differs from build to build. */
const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

/**
 * Runs work with the lock of an account. Chrome refuses to call the work of a page that is being closed, or behind a
 * popup that opens ("The provided callback is no longer runnable").
 */
const alone: SenderParts['alone'] = async (account, work) => {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  try {
    return await navigator.locks.request(`solve-it-maths outbox ${account}`, () => {
      hasBegun = true
      return work()
    })
  } catch (reason) {
    throw hasBegun ? reason : new NotBegun('The browser refused the lock.', { cause: reason })
  }
}

const store = createMoveStore(deviceMoves(build))

const own = createOutbox({
  store,
  post: postMoves,
  account: readAccountId,
  takeBack: (header, after) => import('./upkeep/sent-moves.ts').then(({ takeBack }) => takeBack(header, after)),
  alone,
})

// One tab may send a round that another tab plays, so every tab gets the news.
const tabs = new BroadcastChannel('outbox')
own.onNews((news) => tabs.postMessage(news))
tabs.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
  if (news.kind === 'stored') store.forget(news.header.round, news.stored.lastMove)
})

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

// The browser asks before it closes the page. The listener is set only when needed: it can disable the page cache.
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
own.onStatus(() => {
  window.onbeforeunload = own.needsPage() ? askToStay : null
})

addEventListener('online', outbox.wake)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') outbox.wake()
})
onSignedIn(outbox.wake)
outbox.wake()

/** Milliseconds from the start of a page to the upkeep, whose code no first view has to load. */
const upkeepAfter = 5000

setTimeout(() => {
  import('./upkeep/upkeep.ts').then(
    ({ keepUp }) => keepUp(own, alone),
    // Without a network, the next page does it.
    () => {},
  )
}, upkeepAfter)

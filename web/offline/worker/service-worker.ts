/**
 * The service worker. It keeps the code of a student's screens on the device and opens the app from there. It never
 * touches requests to the server's own paths: /api, /auth, /oidc, /metrics and pages other than the app's.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { readKeptRecord } from '../../device/account/record.ts'

declare const self: ServiceWorkerGlobalScope
/** The files to keep. The build writes them here (web/build/service-worker.ts). */
declare const precached: PrecacheEntry[]

const files = new PrecacheController()
files.addToCacheList(precached)

const isStudentKept = async () => (await readKeptRecord().catch(() => undefined)) !== undefined

/**
 * Throws unless the kept page is of this version. During an upgrade, an old process may send its page, and a filter on
 * the way may send its own page. The browser then installs again at a later visit.
 */
async function requireOwnPage() {
  const html = (await (await files.matchPrecache('/'))?.text()) ?? ''
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  if (named.length > 0 && named.every((file) => files.getCacheKeyForURL(file))) return
  const cache = await caches.open(files.strategy.cacheName)
  await cache.delete(files.getCacheKeyForURL('/') ?? '/')
  throw new Error('The page is of another version')
}

/**
 * A new version waits until no page is open or the child asks for it. Without a kept student nobody can be in a round.
 */
async function installFiles(event: ExtendableEvent) {
  await files.install(event)
  await requireOwnPage()
  if (!(await isStudentKept())) await self.skipWaiting()
}

/**
 * Opens the app from the device for a kept student. All others get the newest version from the server: the screens of
 * teachers are not kept, and an old version would look for files that the server no longer has.
 */
async function openApp(request: Request): Promise<Response> {
  const kept = () => files.matchPrecache('/')
  if (await isStudentKept()) return (await kept()) ?? fetch(request)
  return fetch(request).catch(async () => (await kept()) ?? Response.error())
}

async function fromDevice(request: Request): Promise<Response> {
  return (await files.matchPrecache(request)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(installFiles(event)))

self.addEventListener('activate', (event) => {
  event.waitUntil(files.activate(event))
  // The page of the first visit can then open all screens offline without a reload.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The app has one page, so any other URL belongs to the server.
  if (request.mode === 'navigate') {
    if (pathname === '/') event.respondWith(openApp(request))
  } else if (pathname !== '/' && files.getCacheKeyForURL(request.url)) {
    event.respondWith(fromDevice(request))
  }
})

/**
 * The service worker of this page: whether a new version waits on the device. A new version takes over when no page is
 * open, or when the child asks for it. It never does so while a level is open. It also keeps the browser's offer to
 * install the app.
 */

/** A new version waits on the device. */
let hasNewVersion = false
/** Null until all files were loaded once. */
let registration: ServiceWorkerRegistration | null = null
let isStarted = false
/** A new version has taken over, or will when this page is left. Files of this page may be gone. */
let isOutdated = false
const listeners = new Set<() => void>()

export const readNewVersion = () => hasNewVersion

export function onInstallation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Milliseconds between looks for a new version, while a page stays open. */
const lookEvery = 3_600_000

/** Registers the service worker, which then loads the files. Called again it does nothing. */
export async function install(): Promise<void> {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isStarted = true
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = !isFirst
    isFirst = false
    look()
    leaveOutdated()
  })
  void loadFiles()
  // A download that broke off goes on when the network is back.
  addEventListener('online', () => void loadFiles())
  setInterval(() => void loadFiles(), lookEvery)
  registration = await serviceWorker.ready
  look()
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
}

/** Looks at each step of the version that is being loaded. Another tab may have begun to load it before this page. */
function watchInstalling(): void {
  registration?.installing?.addEventListener('statechange', look)
}

/** Loads the files of the newest version. */
async function loadFiles(): Promise<void> {
  const loading = registration ? registration.update() : register()
  // Refused, for example in a private window: the app then needs the network, as before.
  await loading.catch(() => {})
}

/**
 * Registers the worker if the device has none. A cache on the way may keep an old worker against its headers, and
 * its files are gone from the server. So the address names the script of this page, which each build names anew. The
 * address of a registration stays the same, because the browser would take another one for a new version.
 */
async function register(): Promise<void> {
  const { serviceWorker } = navigator
  if (await serviceWorker.getRegistration()) return
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  await serviceWorker.register(`/sw.js?for=${script?.src.split('/').at(-1)}`)
}

function look(): void {
  // The script that turns the app on devices off (deploy/sw-off.js) does not take over any page.
  hasNewVersion = navigator.serviceWorker.controller !== null && Boolean(registration?.waiting)
  for (const listener of listeners) listener()
}

const roundLock = 'solve-it-maths round'

let openLevels = 0

/** Tells all tabs that a level is open. Returns the function that ends this. */
export function holdRound(): () => void {
  openLevels++
  let release = () => {}
  const closed = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(roundLock, { mode: 'shared' }, () => closed)
  return () => {
    openLevels--
    release()
    leaveOutdated()
  }
}

/**
 * Milliseconds after which this page reloads, if the new version has not taken over. Chromium 156 sometimes keeps the
 * old version although it has nothing left to do, until one of its pages is left.
 */
const takesOverWithin = 2000

/** Returns false, and changes nothing, if a level is open in another tab. */
export async function takeNewVersion(): Promise<boolean> {
  const take = (lock: unknown) => {
    if (lock === null) return false
    registration?.waiting?.postMessage('use-new-version')
    setTimeout(leaveForNewVersion, takesOverWithin)
    return true
  }
  return navigator.locks ? navigator.locks.request(roundLock, { ifAvailable: true }, take) : take({})
}

function leaveForNewVersion(): void {
  isOutdated = true
  leaveOutdated()
}

function leaveOutdated(): void {
  if (isOutdated && openLevels === 0) location.reload()
}

/** The browser's offer to install the app. Some browsers make it, once for each page. */
interface InstallOffer extends Event {
  prompt?(): Promise<unknown>
}

declare global {
  /** The first script of the page holds the offer (web/build/preload.ts). */
  var installOffer: InstallOffer | undefined
}

export const readInstallOffer = () => globalThis.installOffer

export function onInstallOffer(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener)
  return () => removeEventListener('beforeinstallprompt', listener)
}

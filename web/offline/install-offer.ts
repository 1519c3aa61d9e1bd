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

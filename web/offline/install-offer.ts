/** The browser's offer to install the app. Some browsers make it, once for each page, and maybe at once (on-device.tsx). */
interface InstallOffer extends Event {
  prompt?(): Promise<unknown>
}

declare global {
  var installOffer: InstallOffer | undefined
}

export const readInstallOffer = () => globalThis.installOffer

export function onInstallOffer(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener)
  return () => removeEventListener('beforeinstallprompt', listener)
}

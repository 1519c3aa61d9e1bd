/** The browser's offer to install the app, which it makes once and only in some browsers. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null

/** Holds the offer back until the app shows it. To be called before the browser makes it. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    dispatchEvent(new Event('installoffer'))
  })
}

export const readInstallOffer = () => offer

export function onInstallOffer(listener: () => void): () => void {
  addEventListener('installoffer', listener)
  return () => removeEventListener('installoffer', listener)
}

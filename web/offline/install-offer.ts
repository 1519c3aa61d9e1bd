/** The browser's offer to install the app. Some browsers make it, once for each page. */
interface InstallOffer extends Event {
  prompt?(): Promise<unknown>
}

let offer: InstallOffer | undefined

export const readInstallOffer = () => offer

export function onInstallOffer(listener: () => void): () => void {
  const hold = (event: Event) => {
    // The browser would show it at once. The app shows it when it suits the child.
    event.preventDefault()
    offer = event
    listener()
  }
  addEventListener('beforeinstallprompt', hold)
  return () => removeEventListener('beforeinstallprompt', hold)
}

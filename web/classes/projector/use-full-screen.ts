import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface FullScreen {
  readonly content: RefObject<HTMLDivElement | null>
  /** Ends the full screen, which calls `onLeave`. */
  readonly leave: () => void
}

/**
 * Fills the whole screen with an element while the component is mounted, if the browser allows it. Calls `onLeave` when
 * the full screen ends. In full screen the browser handles Escape itself, so no key event arrives for it.
 */
export function useFullScreen(onLeave: () => void): FullScreen {
  const content = useRef<HTMLDivElement>(null)
  const left = useEffectEvent(onLeave)
  useEffect(() => {
    // The whole document in full screen would be above its dialogs, and a browser may then paint the page over them.
    // Browsers refuse this without a tap, and phones lack it. The content then fills the window.
    content.current?.requestFullscreen?.().catch(() => {})
    const onChange = () => {
      if (!document.fullscreenElement) left()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
  return {
    content,
    leave() {
      // Until the full screen has ended, nothing outside it can get the focus.
      if (document.fullscreenElement) document.exitFullscreen().catch(onLeave)
      else onLeave()
    },
  }
}

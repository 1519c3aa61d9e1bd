import { useEffect, useEffectEvent } from 'react'

/**
 * Fills the whole screen while the component is mounted, if the browser allows it. Calls `onLeave` when the full screen
 * ends. In full screen the browser handles Escape itself, so no key event arrives for it.
 */
export function useFullScreen(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // Browsers refuse this without a tap, and phones lack it. The content then fills the window.
    document.documentElement.requestFullscreen?.().catch(() => {})
    const onChange = () => {
      if (!document.fullscreenElement) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

/**
 * Takes the whole screen while something is shown, where the browser lets it. Leaving the full screen, by Escape too, which
 * the browser then keeps to itself, is `onLeave`.
 */
export function useFullScreen(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // Refused without a tap, and missing on phones: what is shown fills the window all the same.
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

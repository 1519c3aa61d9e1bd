import { useLayoutEffect } from 'react'

/**
 * Hides the rings of the focus around choices and buttons while a child taps, and shows them from the next key press
 * on. A level moves the focus itself. Without a keyboard, a ring around the first choice would look like a hint.
 */
export function useKeyRings() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const hide = () => {
      dataset.taps ??= ''
    }
    const show = () => {
      delete dataset.taps
    }
    hide()
    addEventListener('pointerdown', hide, true)
    addEventListener('keydown', show, true)
    return () => {
      show()
      removeEventListener('pointerdown', hide, true)
      removeEventListener('keydown', show, true)
    }
  }, [])
}

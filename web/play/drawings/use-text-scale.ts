import { useEffect, useLayoutEffect, useState } from 'react'
import { textScale } from '../../ui/base/text-scale.ts'

/** Returns how many times as large as usual the text of the page is. */
export const useTextScale = () => useScale(textScale)

/**
 * Returns a scale, and renders again when the size of the text changes. It also watches the heading, because a picture
 * that shrinks can keep the page as high as before.
 */
export function useScale(read: () => number): number {
  const [scale, setScale] = useState(1)
  // The scale is known before the paint, so that the picture does not jump.
  useLayoutEffect(() => setScale(read()), [read])
  useEffect(() => {
    const observer = new ResizeObserver(() => setScale(read()))
    for (const element of document.querySelectorAll('body, h1')) observer.observe(element)
    return () => observer.disconnect()
  }, [read])
  return scale
}

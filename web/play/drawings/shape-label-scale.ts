import { useEffect, useLayoutEffect, useState } from 'react'
import { textScale } from '../../ui/base/text-scale.ts'

/** The width of a screen in pixels from which enlarged text has a larger picture (picture.module.css). */
const wideFrom = 601

/** Returns how many times as large as usual the text of the page is. */
export const useTextScale = () => useScale(textScale)

/** Returns how many times as large as usual the labels of a shape are within it. */
export const useLabelScale = () => useScale(labelScale)

/** Renders again when the size of the text changes. The heading changes with it, and mostly the page. */
function useScale(read: () => number): number {
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

/**
 * Returns the scale of labels for the text of the page. It is larger on a phone, where the width of the picture limits
 * the labels, and smaller on a wide screen, where the picture grows too.
 */
function labelScale(): number {
  return innerWidth < wideFrom ? textScale() ** 1.5 : textScale() ** 0.6
}

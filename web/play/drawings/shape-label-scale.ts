import { textScale } from '../../ui/base/text-scale.ts'
import { useScale } from './use-text-scale.ts'

/** The width of a screen in pixels from which enlarged text has a larger picture (picture.module.css). */
const wideFrom = 601

/** Returns how many times as large as usual the labels of a shape are within it. */
export const useLabelScale = () => useScale(labelScale)

/**
 * Returns the scale of labels for the text of the page. It is larger on a phone, where the width of the picture limits
 * the labels, and smaller on a wide screen, where the picture grows too.
 */
function labelScale(): number {
  return innerWidth < wideFrom ? textScale() ** 1.5 : textScale() ** 0.6
}

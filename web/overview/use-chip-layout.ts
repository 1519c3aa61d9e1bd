import { useMedia } from '../ui/hooks/use-media.ts'
import { type ChipLayout, chipLayout } from './chip-layout.ts'
import type { FilledColumn } from './columns.ts'

/** Returns the layout of the columns on this screen, or null where they are drawn as rows. Paper always has columns. */
export function useChipLayout(columns: readonly FilledColumn[]): ChipLayout | null {
  const isPaper = useMedia('print')
  const needsRows = useMedia('(max-width: 1120px)')
  const isTablet = useMedia('(min-width: 1180px)')
  const isSmallLaptop = useMedia('(min-width: 1280px)')
  const isLaptop = useMedia('(min-width: 1340px)')
  // Paper has smaller letters, and the browser makes the columns as narrow as needed.
  if (isPaper) return chipLayout(columns, Number.POSITIVE_INFINITY)
  if (needsRows) return null
  // The width of the page without paddings and scroll bar. From 1340 pixels on, `Page` grows no wider.
  return chipLayout(columns, isLaptop ? 1272 : isSmallLaptop ? 1217 : isTablet ? 1117 : 1058)
}

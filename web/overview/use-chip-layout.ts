import { useMedia } from '../ui/use-media.ts'
import { type ChipLayout, chipLayout } from './chip-layout.ts'
import type { FilledColumn } from './placed.ts'

/** Returns the layout of the columns on this screen, or null where they are drawn as rows. Paper always has columns. */
export function useChipLayout(columns: readonly FilledColumn[]): ChipLayout | null {
  const isPaper = useMedia('print')
  const needsRows = useMedia('(max-width: 1120px)')
  const isTablet = useMedia('(min-width: 1180px)')
  const isSmallLaptop = useMedia('(min-width: 1280px)')
  const isLaptop = useMedia('(min-width: 1340px)')
  // Letters are smaller on paper, and the browser makes the columns as narrow as it needs.
  if (isPaper) return chipLayout(columns, Number.POSITIVE_INFINITY)
  if (needsRows) return null
  // The page without its paddings and a scroll bar; from 1340 pixels on it stays as wide as `Page` allows.
  return chipLayout(columns, isLaptop ? 1272 : isSmallLaptop ? 1217 : isTablet ? 1117 : 1058)
}

import { useMedia } from '../ui/use-media.ts'
import { abreast } from './abreast.ts'

/** The classes of `plot.module.css` that so many columns, the fullest with `most`, need on this screen; on paper they stay columns. */
export function usePlotLook(
  columns: number,
  most: number,
): ('rows' | 'narrow' | 'pinned' | 'twos' | 'threes' | 'fours')[] {
  const isNarrow = columns > 7
  const needsRows = useMedia(`screen and (max-width: ${isNarrow ? 1200 : 1000}px)`)
  const isTight = useMedia('(max-width: 1240px)')
  if (needsRows) return ['rows']
  if (isNarrow) return ['narrow', 'pinned']
  // Three columns of a tablet have room for two whole chips.
  if (columns <= 3 && isTight) return ['twos']
  if (columns <= 5) return isTight ? [] : [abreast(columns, most), 'pinned']
  return isTight ? ['pinned'] : []
}

import { NumberLinePicture } from '../calculation/number-line.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import type { Pictures } from '../picture-table.ts'
import { CountedFlockPicture } from './counted-flock.tsx'
import { DotCardPicture } from './dot-card.tsx'
import { NumberBondPicture } from './number-bond.tsx'
import { NumberCardsPicture } from './number-cards.tsx'
import { OrderedNumbersPicture } from './ordered-numbers.tsx'
import { PlaceBlocksPicture } from './place-blocks.tsx'
import { RowsOfFivePicture } from './rows-of-five.tsx'
import { WordStripPicture } from './word-strip.tsx'
import { WordTilesPicture } from './word-tiles.tsx'

/** The pictures of Number Structure. */
export const numberPictures = {
  numberLine: NumberLinePicture,
  placeValueChart: PlaceValueChartPicture,
  countedFlock: CountedFlockPicture,
  rowsOfFive: RowsOfFivePicture,
  placeBlocks: PlaceBlocksPicture,
  wordTiles: WordTilesPicture,
  wordStrip: WordStripPicture,
  numberCards: NumberCardsPicture,
  numberBond: NumberBondPicture,
  orderedNumbers: OrderedNumbersPicture,
  dotCard: DotCardPicture,
} satisfies Pictures

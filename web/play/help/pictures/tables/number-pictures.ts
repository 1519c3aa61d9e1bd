import { NumberLinePicture } from '../calculation/number-line.tsx'
import { PlaceValueChartPicture } from '../calculation/place-value-chart.tsx'
import { CountedFlockPicture } from '../number/counted-flock.tsx'
import { DotCardPicture } from '../number/dot-card.tsx'
import { MatchedRowsPicture } from '../number/matched-rows.tsx'
import { NumberBondPicture } from '../number/number-bond.tsx'
import { NumberCardsPicture } from '../number/number-cards.tsx'
import { OrderedNumbersPicture } from '../number/ordered-numbers.tsx'
import { PlaceBlocksPicture } from '../number/place-blocks.tsx'
import { RowsOfFivePicture } from '../number/rows-of-five.tsx'
import { WordStripPicture } from '../number/word-strip.tsx'
import { WordTilesPicture } from '../number/word-tiles.tsx'
import type { Pictures } from '../picture-table.ts'

/** The pictures of Number Structure. */
export const numberPictures = {
  numberLine: NumberLinePicture,
  placeValueChart: PlaceValueChartPicture,
  countedFlock: CountedFlockPicture,
  rowsOfFive: RowsOfFivePicture,
  matchedRows: MatchedRowsPicture,
  placeBlocks: PlaceBlocksPicture,
  wordTiles: WordTilesPicture,
  wordStrip: WordStripPicture,
  numberCards: NumberCardsPicture,
  numberBond: NumberBondPicture,
  orderedNumbers: OrderedNumbersPicture,
  dotCard: DotCardPicture,
} satisfies Pictures

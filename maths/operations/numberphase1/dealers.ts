/**
 * The questions of Number Structure, Phase 1 (docs/product/curriculum.md, "Number Structure, Phase 1"). Years 0 to 3
 * have the same nine themes, with numbers up to 10, 20, 100 and 1000.
 */
import type { Dealers } from '../../dealer.ts'
import { partOfWhole } from './dealers/bond.ts'
import { fewerOrMoreGroups, lessOrMoreNumbers } from './dealers/compare.ts'
import { animalPictures, blockPictures, matchACount, numberAndWord } from './dealers/count.ts'
import { quickDots } from './dealers/dots.ts'
import { readAWord } from './dealers/number-word.ts'
import { orderThree } from './dealers/order.ts'
import { countingRun } from './dealers/run.ts'
import { deckFrom, numbersFrom } from './dealers/year.ts'

const to10 = animalPictures(10)
const to20 = animalPictures(20)
const to100 = blockPictures(100)
const to1000 = blockPictures(1000)

/** A level id is the year and the theme. Year 0 deals its counts and words from decks. */
export const dealers: Dealers<'numberphase1'> = {
  '0.1': () => countingRun('0', 'up'),
  '0.2': () => countingRun('0', 'down'),
  '0.3': () => matchACount(deckFrom(1, 10), to10),
  '0.4': () => readAWord(deckFrom(0, 10)),
  '0.5': () => numberAndWord(deckFrom(1, 10), to10),
  '0.6': () => fewerOrMoreGroups('0'),
  '0.7': () => orderThree('0'),
  '0.8': () => quickDots('0'),
  '0.9': () => partOfWhole('0'),

  '1.1': () => countingRun('1', 'up'),
  '1.2': () => countingRun('1', 'down'),
  '1.3': () => matchACount(numbersFrom(1, 20), to20),
  '1.4': () => readAWord(numbersFrom(0, 20)),
  '1.5': () => numberAndWord(numbersFrom(1, 20), to20),
  '1.6': () => fewerOrMoreGroups('1'),
  '1.7': () => orderThree('1'),
  '1.8': () => quickDots('1'),
  '1.9': () => partOfWhole('1'),

  '2.1': () => countingRun('2', 'up'),
  '2.2': () => countingRun('2', 'down'),
  '2.3': () => matchACount(numbersFrom(1, 100), to100),
  '2.4': () => readAWord(numbersFrom(0, 100)),
  '2.5': () => numberAndWord(numbersFrom(1, 100), to100),
  '2.6': () => lessOrMoreNumbers('2'),
  '2.7': () => orderThree('2'),
  '2.8': () => quickDots('2'),
  '2.9': () => partOfWhole('2'),

  '3.1': () => countingRun('3', 'up'),
  '3.2': () => countingRun('3', 'down'),
  '3.3': () => matchACount(numbersFrom(1, 1000), to1000),
  '3.4': () => readAWord(numbersFrom(0, 1000)),
  '3.5': () => numberAndWord(numbersFrom(1, 1000), to1000),
  '3.6': () => lessOrMoreNumbers('3'),
  '3.7': () => orderThree('3'),
  '3.8': () => quickDots('3'),
  '3.9': () => partOfWhole('3'),
}

/**
 * The rules of Number Structure, Phase 1 (docs/product/curriculum.md, "Number Structure, Phase 1"). Years 0 to 3 have
 * the same nine themes, with numbers up to 10, 20, 100 and 1000.
 */
import type { LevelRules } from '../../../test/rules/level-rule.ts'
import { partOfWhole } from './bond.ts'
import { fewerOrMoreGroups, lessOrMoreNumbers } from './compare.ts'
import { matchACount, numberAndWord, readAnimals, readBlocks } from './count.ts'
import { quickDots } from './dots.ts'
import { readAWord } from './number-word.ts'
import { deckFrom, numbersFrom } from './numbers.ts'
import { orderThree } from './order.ts'
import { countingRun, stripRun } from './run.ts'

export const rules: LevelRules<'numberphase1'> = {
  '0.1': countingRun([1], 10),
  '0.2': countingRun([-1], 10),
  '0.3': matchACount(deckFrom(1, 10), readAnimals),
  '0.4': readAWord(deckFrom(0, 10)),
  '0.5': numberAndWord(deckFrom(1, 10), readAnimals),
  '0.6': fewerOrMoreGroups(10),
  '0.7': orderThree(10),
  '0.8': quickDots(3000),
  '0.9': partOfWhole(10),

  '1.1': stripRun([1]),
  '1.2': stripRun([-1]),
  '1.3': matchACount(numbersFrom(1, 20), readAnimals),
  '1.4': readAWord(numbersFrom(0, 20)),
  '1.5': numberAndWord(numbersFrom(1, 20), readAnimals),
  '1.6': fewerOrMoreGroups(20),
  '1.7': orderThree(20),
  '1.8': quickDots(2000),
  '1.9': partOfWhole(20),

  '2.1': countingRun([1, 2, 5, 10], 100),
  '2.2': countingRun([-1, -2, -5, -10], 100),
  '2.3': matchACount(numbersFrom(1, 100), readBlocks),
  '2.4': readAWord(numbersFrom(0, 100)),
  '2.5': numberAndWord(numbersFrom(1, 100), readBlocks),
  '2.6': lessOrMoreNumbers(100),
  '2.7': orderThree(100),
  '2.8': quickDots(1500),
  '2.9': partOfWhole(100),

  '3.1': countingRun([1, 2, 5, 10, 100], 1000),
  '3.2': countingRun([-1, -2, -5, -10, -100], 1000),
  '3.3': matchACount(numbersFrom(1, 1000), readBlocks),
  '3.4': readAWord(numbersFrom(0, 1000)),
  '3.5': numberAndWord(numbersFrom(1, 1000), readBlocks),
  '3.6': lessOrMoreNumbers(1000),
  '3.7': orderThree(1000),
  '3.8': quickDots(1000),
  '3.9': partOfWhole(1000),
}

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
export const early = ['0', '1']

/** The methods of the levels of Number Structure, Phase 1. The years have the same nine themes. */

import { compareNumbers } from '../../solve/methods/compare-numbers.ts'
import type { Methods } from '../../solve/solution.ts'
import { compareGroups, matchGroups } from './methods/compare-groups.ts'
import { countOneByOne } from './methods/count-one-by-one.ts'
import { knownDots } from './methods/known-dots.ts'
import { missingPart } from './methods/missing-part.ts'
import { readNumberWord } from './methods/number-word.ts'
import { orderThree } from './methods/order-three.ts'
import { readBlocks } from './methods/read-blocks.ts'
import { runOfNumbers } from './methods/run-of-numbers.ts'

export const methods: Methods<'numberphase1'> = {
  '0.1': runOfNumbers,
  '0.2': runOfNumbers,
  '0.3': countOneByOne,
  '0.4': readNumberWord,
  '0.5': countOneByOne,
  '0.6': matchGroups,
  '0.7': orderThree,
  '0.8': knownDots,
  '0.9': missingPart,
  '1.1': runOfNumbers,
  '1.2': runOfNumbers,
  '1.3': countOneByOne,
  '1.4': readNumberWord,
  '1.5': countOneByOne,
  '1.6': compareGroups,
  '1.7': orderThree,
  '1.8': knownDots,
  '1.9': missingPart,
  '2.1': runOfNumbers,
  '2.2': runOfNumbers,
  '2.3': readBlocks,
  '2.4': readNumberWord,
  '2.5': readBlocks,
  '2.6': compareNumbers,
  '2.7': orderThree,
  '2.8': knownDots,
  '2.9': missingPart,
  '3.1': runOfNumbers,
  '3.2': runOfNumbers,
  '3.3': readBlocks,
  '3.4': readNumberWord,
  '3.5': readBlocks,
  '3.6': compareNumbers,
  '3.7': orderThree,
  '3.8': knownDots,
  '3.9': missingPart,
}

/** The questions of themes .3, "Match a count", and .5, "Number and word", with animals or place-value blocks. */
import type { Ask } from '../../../ask.ts'
import type { Dealer } from '../../../dealer.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Random } from '../../../random.ts'
import { drawAnimal, drawPoints, meadowFor } from './flock.ts'
import { askWhole, type Numbers } from './year.ts'

interface Shown {
  readonly ask: Ask
  readonly drawn: Drawing
}

/** Returns a picture of this number of things. */
type DrawPicture = (random: Random, number: number) => Shown

/** @param most the most animals in a picture */
export function animalPictures(most: number): DrawPicture {
  const meadow = meadowFor(most)
  return (random, number) => {
    const animal = drawAnimal(random)
    return {
      ask: { kind: 'count', things: animal },
      drawn: { kind: 'animals', animal, places: drawPoints(random, meadow, number) },
    }
  }
}

/** Pictures of hundreds, tens and ones, with at most nine tens and nine ones. */
export function blockPictures(most: number): DrawPicture {
  const shown = Array.from({ length: most + 1 }, (_, number): Shown => {
    const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
    return { ask: { kind: 'readBlocks' }, drawn: { kind: 'blocks', hundreds, tens, ones } }
  })
  return (_, number) => shown[number]!
}

/** The questions of theme .3. */
export function matchACount(numbers: Numbers, draw: DrawPicture): Dealer {
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      const { ask, drawn } = draw(random, number)
      return { question: askWhole(ask, drawn, number), memory }
    },
    answer: { maxLength: String(numbers.high).length, point: false },
  }
}

/** The questions of theme .5. */
export function numberAndWord(numbers: Numbers, draw: DrawPicture): Dealer {
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      const { ask, drawn } = draw(random, number)
      return { question: { ask, expects: { kind: 'numberAndWord', number }, drawn }, memory }
    },
    answer: { maxLength: String(numbers.high).length, point: false },
  }
}

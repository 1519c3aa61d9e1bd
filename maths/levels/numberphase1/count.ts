/** Themes .3 "match a count to a number" and .5 "write the number and the word": animals, or place-value blocks. */
import { type Drawing, nameByAnimal } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import { type Question, sameQuestion } from '../../question.ts'
import type { Random } from '../../random.ts'
import { inWords } from '../../words.ts'
import { countFlock, drawAnimal, drawPlaces, meadowFor } from './flock.ts'
import { readNumberWord } from './number-word.ts'
import { asksWhole, followsBy, type Numbers } from './year.ts'

interface Shown {
  readonly text: string
  readonly drawn: Drawing
}

/** What is counted: how it is drawn for a number, and read back. */
export interface Pictures {
  draw(random: Random, number: number): Shown
  /** The number that a picture shows, or null where picture and text do not belong together. */
  read(shown: Shown): number | null
}

/** Animals of five kinds, at most so many. */
export function animalPictures(most: number): Pictures {
  const meadow = meadowFor(most)
  return {
    draw(random, number) {
      const animal = drawAnimal(random)
      return {
        text: `How many ${nameByAnimal[animal]}?`,
        drawn: { kind: 'animals', animal, places: drawPlaces(random, meadow, number) },
      }
    },
    read: ({ text, drawn }) =>
      drawn.kind === 'animals' && text === `How many ${nameByAnimal[drawn.animal]}?` ? countFlock(drawn) : null,
  }
}

/** Hundreds, tens and ones; never ten of tens or ones. */
export function blockPictures(most: number): Pictures {
  const text = 'What number is this?'
  const shown = Array.from({ length: most + 1 }, (_, number): Shown => {
    const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
    return { text, drawn: { kind: 'blocks', hundreds, tens, ones } }
  })
  return {
    draw: (_, number) => shown[number]!,
    read({ text: asked, drawn }) {
      if (drawn.kind !== 'blocks' || asked !== text) return null
      const { hundreds, tens, ones } = drawn
      const inPlace = [hundreds, tens, ones].every(Number.isInteger) && isDigit(tens) && isDigit(ones) && hundreds >= 0
      return inPlace ? hundreds * 100 + tens * 10 + ones : null
    },
  }
}

/** Theme .3 */
export function matchACount(numbers: Numbers, pictures: Pictures): Dealer {
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      const { text, drawn } = pictures.draw(random, number)
      return { question: asksWhole(text, drawn, number), memory }
    },
    holds(question) {
      const number = pictures.read(question)
      return isAmong(numbers, number) && sameQuestion(question, asksWhole(question.text, question.drawn, number))
    },
    follows: followsBy(numbers, (question) => pictures.read(question)),
    answer: { signs: String(numbers.high).length, point: false },
  }
}

const andWrite = ' Write the number and the word.'

/** Theme .5 */
export function numberAndWord(numbers: Numbers, pictures: Pictures): Dealer {
  const words = Array.from({ length: numbers.high + 1 }, (_, number) => inWords(number))
  const read = ({ text, drawn }: Question) =>
    text.endsWith(andWrite) ? pictures.read({ text: text.slice(0, -andWrite.length), drawn }) : null
  return {
    deal(random, before) {
      const [number, memory] = numbers.draw(random, before)
      const { text, drawn } = pictures.draw(random, number)
      const question = { text: text + andWrite, drawn, number: String(number), word: words[number]! }
      return { question: { kind: 'numberAndWord', ...question }, memory }
    },
    holds(question) {
      const number = read(question)
      if (!isAmong(numbers, number) || question.kind !== 'numberAndWord') return false
      const { text, drawn, word } = question
      if (readNumberWord(word) !== number) return false
      return sameQuestion(question, { kind: 'numberAndWord', text, drawn, number: String(number), word })
    },
    follows: followsBy(numbers, read),
    answer: { signs: String(numbers.high).length, point: false },
  }
}

function isAmong({ low, high }: Numbers, number: number | null): number is number {
  return number !== null && number >= low && number <= high
}

function isDigit(number: number): boolean {
  return number >= 0 && number <= 9
}

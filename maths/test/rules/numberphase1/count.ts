/** Themes .3 "match a count to a number" and .5 "write the number and the word". */
import { type Question, sameQuestion } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { asksWhole } from './ask.ts'
import { countFlock, nameByAnimal } from './flock.ts'
import { readNumberWord } from './number-word.ts'
import { followsBy, isAmong, type Numbers } from './numbers.ts'

/** Returns the number that a picture shows, or null where the text does not suit the picture. */
type ReadPicture = (shown: Pick<Question, 'text' | 'drawn'>) => number | null

export const readAnimals: ReadPicture = ({ text, drawn }) =>
  drawn.kind === 'animals' && text === `How many ${nameByAnimal[drawn.animal]}?` ? countFlock(drawn) : null

/** Hundreds, tens and ones. There are never ten tens or ten ones. */
export const readBlocks: ReadPicture = ({ text, drawn }) => {
  if (drawn.kind !== 'blocks' || text !== 'What number is this?') return null
  const { hundreds, tens, ones } = drawn
  const inPlace = [hundreds, tens, ones].every(Number.isInteger) && isDigit(tens) && isDigit(ones) && hundreds >= 0
  return inPlace ? hundreds * 100 + tens * 10 + ones : null
}

function isDigit(number: number): boolean {
  return number >= 0 && number <= 9
}

/** Theme .3 */
export function matchACount(numbers: Numbers, read: ReadPicture): LevelRule {
  return {
    holds(question) {
      const number = read(question)
      return isAmong(numbers, number) && asksWhole(question, number)
    },
    follows: followsBy(numbers, read),
  }
}

const andWrite = ' Write the number and the word.'

/** Theme .5 */
export function numberAndWord(numbers: Numbers, read: ReadPicture): LevelRule {
  const readAsked = ({ text, drawn }: Question) =>
    text.endsWith(andWrite) ? read({ text: text.slice(0, -andWrite.length), drawn }) : null
  return {
    holds(question) {
      const number = readAsked(question)
      if (!isAmong(numbers, number) || question.kind !== 'numberAndWord') return false
      const { text, drawn, word } = question
      if (readNumberWord(word) !== number) return false
      return sameQuestion(question, { kind: 'numberAndWord', text, drawn, number: String(number), word })
    },
    follows: followsBy(numbers, readAsked),
  }
}

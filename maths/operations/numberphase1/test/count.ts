/** The rules of themes .3 "match a count to a number" and .5 "write the number and the word". */
import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'
import { asksWhole } from './ask.ts'
import { countFlock, nameByAnimal } from './flock.ts'
import { followsBy, isAmong, type Numbers } from './numbers.ts'

/** The meaning of a picture. `drawn` has only the fields that it should have. */
interface Picture {
  readonly number: number
  readonly ask: Ask
  readonly drawn: Drawing
}

/** Returns the meaning of a picture, or null if the text does not fit the picture. */
type ReadPicture = (text: string, drawn: Drawing) => Picture | null

export const readAnimals: ReadPicture = (text, drawn) => {
  if (drawn.kind !== 'animals' || text !== `How many ${nameByAnimal[drawn.animal]}?`) return null
  const { animal, places } = drawn
  const number = countFlock(drawn)
  if (number === null) return null
  return { number, ask: { kind: 'count', things: animal }, drawn: { kind: 'animals', animal, places } }
}

/** Reads hundreds, tens and ones. Returns null for ten or more tens or ones. */
export const readBlocks: ReadPicture = (text, drawn) => {
  if (drawn.kind !== 'blocks' || text !== 'What number is this?') return null
  const { hundreds, tens, ones } = drawn
  if (!Number.isInteger(hundreds) || hundreds < 0 || !isDigit(tens) || !isDigit(ones)) return null
  const number = hundreds * 100 + tens * 10 + ones
  return { number, ask: { kind: 'readBlocks' }, drawn: { kind: 'blocks', hundreds, tens, ones } }
}

function isDigit(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 9
}

/** The rule of theme .3. */
export function matchACount(numbers: Numbers, read: ReadPicture): LevelRule {
  const pictureIn = (question: Question) => read(textOf(question), question.drawn)
  return {
    holds(question) {
      const picture = pictureIn(question)
      if (!picture || !isAmong(numbers, picture.number)) return false
      return asksWhole(question, picture.ask, picture.drawn, picture.number)
    },
    follows: followsBy(numbers, (question) => pictureIn(question)?.number ?? null),
  }
}

const andWrite = ' Write the number and the word.'

/** The rule of theme .5. */
export function numberAndWord(numbers: Numbers, read: ReadPicture): LevelRule {
  const pictureIn = (question: Question) => {
    const text = textOf(question)
    return text.endsWith(andWrite) ? read(text.slice(0, -andWrite.length), question.drawn) : null
  }
  return {
    holds(question) {
      const picture = pictureIn(question)
      if (!picture || !isAmong(numbers, picture.number)) return false
      const { number, ask, drawn } = picture
      const expected: Question = { ask, expects: { kind: 'numberAndWord', number }, drawn }
      return sameData(question, expected)
    },
    follows: followsBy(numbers, (question) => pictureIn(question)?.number ?? null),
  }
}

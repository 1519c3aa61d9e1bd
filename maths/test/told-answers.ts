/**
 * Finds the answer of a question in a hint. A hint tells how to begin. It never gives the answer, unless the question
 * itself shows that number (docs/product/rules-of-play.md, "Hint").
 *
 * - A number counts in figures and in words: "40" and "forty". The name of a place is no number ("a ten", "7 ones"),
 *   and neither is "one" as a pronoun or beside "hop" or "part". "4 tens" is 4, because the child still has to write
 *   40.
 * - The answer of a length is its number. The unit does not matter, because the child types only the number.
 * - The quotient and the remainder each count, and so does the number that is also written as a word.
 * - An order and a choice count every number or label A, B or C that is right. Their buttons are not part of the
 *   question, so that a hint never names the right one, nor a number of the order.
 * - The question shows the numbers of its text and of its picture's text alternative. A number there is a whole number:
 *   13 − 10 shows 13 and 10, but not 3. A word there shows only the word, because its figures may be the answer.
 */
import type { Question } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { enNZPictures } from '../say/en-NZ/pictures.ts'
import { english } from './oracle-english.ts'

/** Returns whether a hint in English contains the answer of the question without having it from the question. */
export function tellsAnswer(hint: string, question: Question): boolean {
  const figures = [...numbersIn(hint), ...labelsIn(hint)]
  const words = numbersInWords(hint)
  return answersOf(question).some((answer) => {
    if (!figures.includes(answer) && !words.includes(answer)) return false
    const shown = `${enNZ.text(question)} ${enNZPictures.describeDrawing(question)}`
    if (numbersIn(shown).includes(answer)) return false
    return figures.includes(answer) || !numbersInWords(shown).includes(answer)
  })
}

/** Returns every number that a child types or taps as the answer of a question, or the label of the right picture. */
export function answersOf({ expects }: Question): readonly string[] {
  switch (expects.kind) {
    case 'quotientAndRemainder':
      return [expects.quotient, expects.remainder]
    case 'numberAndWord':
      return [String(expects.number)]
    case 'order':
      return expects.answer
    case 'number':
    case 'choice':
      return [expects.answer]
  }
}

/** Returns the numbers that a sentence has in figures. */
export const numbersIn = (sentence: string): string[] => sentence.match(/\d+(\.\d+)?/g) ?? []

/** Returns the labels of pictures in a sentence. */
export const labelsIn = (sentence: string): string[] => sentence.match(/\b[ABC]\b/g) ?? []

const numberByWords = new Map(Array.from({ length: 1001 }, (_, number) => [english.wordsOf(number), String(number)]))

/** The places and pronouns that are written like a number. "Tens" and "ones" are no number words in any case. */
const notNumbers = /\b(a|\d+) (one|ten|hundred|thousand)\b|\beach one\b|\bone by one\b|\bone (hop|part)\b/g

/** Returns the numbers that a sentence has in words, the longest words first: 21 for "twenty-one", 6 for "sixes". */
function numbersInWords(sentence: string): string[] {
  const words =
    sentence
      .toLowerCase()
      .replace(notNumbers, '.')
      .match(/[a-z]+(-[a-z]+)?|[^ ]/g) ?? []
  const found: string[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + 5); to > from; to--) {
      const number = numberByWords.get(singular(words.slice(from, to).join(' ')))
      if (number === undefined) continue
      found.push(number)
      from = to - 1
      break
    }
  }
  return found
}

/** Returns a group's number from its plural: "eight" from "eights". Plural places stay as they are. */
function singular(words: string): string {
  return /^(ones|tens|hundreds|thousands)$/.test(words) ? words : words.replace(/(?<=x)es$|(?<!x|^)s$/, '')
}

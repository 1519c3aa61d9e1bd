/** Tests the promises of `say/language.ts` with every language. A new language must be added to `languages`. */
import { describe, expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { slipPositions } from '../../insight/slip-positions.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { enNZMistakes } from '../../say/en-NZ/mistakes.ts'
import { enNZPictures } from '../../say/en-NZ/pictures.ts'
import { enNZSpeech } from '../../say/en-NZ/speech.ts'
import type { PictureLanguage } from '../../say/language.ts'
import { dealFrom } from '../deal.ts'
import { storyQuestions } from '../stories.ts'
import { german, germanPictures } from './de/language.ts'
import { germanMistakes } from './de/mistakes.ts'
import { germanSpeech } from './de/speech.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const questions = [...levels.flatMap((level) => dealFrom(level, 60, 'every language')), ...storyQuestions]
const languages = [
  [enNZ.tag, enNZ, enNZPictures, enNZSpeech],
  [german.tag, german, germanPictures, germanSpeech],
] as const
const numbers = Array.from({ length: 1001 }, (_, number) => number)

/** The kinds of pictures that a child counts. Their text alternatives must not contain the count. */
const countable = ['animals', 'groups', 'blocks', 'dots', 'spans', 'grid']

/** Returns the choices of a question, each with its text alternative. */
function choicesOf(pictures: PictureLanguage, { ask, expects, drawn }: Question): (readonly [string, string])[] {
  if (expects.kind !== 'choice') return []
  return expects.choices.map((choice) => [choice, pictures.describeChoice({ ask, expects, drawn }, choice)] as const)
}

describe.each(languages)('the language %s', (tag, language, pictures, speech) => {
  it('the tag of the language is known to browsers', () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
  })

  it('each text, prompt and speech of the language is complete and contains no word of the code', () => {
    for (const question of questions) {
      const { shown, unseen } = language.prompt(question)
      for (const text of [language.text(question), shown, speech(question), language.answer(question)]) {
        expect(text).toMatch(/\S/)
        expect(text).toBe(text.trim())
      }
      const texts = [language.text(question), shown, unseen, speech(question), pictures.describeDrawing(question)]
      expect(texts.filter((text) => /undefined|NaN|object Object|[a-z][A-Z]/.test(text))).toEqual([])
    }
  })

  it('a prompt shows the beginning of the text of its question', () => {
    for (const question of questions) {
      const text = language.text(question)
      expect(text.startsWith(language.prompt(question).shown.replaceAll('\u00a0', ' ')), text).toBe(true)
    }
  })

  it('a text alternative is empty only where nothing is drawn', () => {
    for (const question of questions) {
      expect(pictures.describeDrawing(question) === '').toBe(['nothing', 'expression'].includes(question.drawn.kind))
    }
  })

  it('a text alternative contains neither a count nor the perimeter', () => {
    for (const question of questions) {
      const description = pictures.describeDrawing(question)
      if (countable.includes(question.drawn.kind)) expect(description).not.toMatch(/\d/)
      if (question.drawn.kind === 'shape')
        expect(description.match(/[\d.,]*\d/g)).not.toContain(language.answer(question))
    }
  })

  it('the text alternative of a choice begins with its visible label', () => {
    for (const [choice, description] of questions.flatMap((question) => choicesOf(pictures, question))) {
      expect(description === choice || description.startsWith(`${choice}: `), description).toBe(true)
    }
  })

  it('each bar of a question has a different text alternative', () => {
    for (const question of questions.filter(({ drawn }) => drawn.kind === 'bars')) {
      const lengths = choicesOf(pictures, question).map(([, description]) => /\d+/.exec(description)?.[0])
      expect(new Set(lengths).size).toBe(lengths.length)
    }
  })

  it('each number from zero to one thousand has a different word without a digit', () => {
    const words = numbers.map((number) => language.numberWord(number))
    expect(new Set(words).size).toBe(1001)
    expect(words.filter((word) => /\d|undefined/.test(word))).toEqual([])
  })

  it('each letter of a number word is one character with its mark, as the letter tiles type it', () => {
    const words = numbers.map((number) => language.numberWord(number))
    expect(words.filter((word) => word !== word.normalize())).toEqual([])
  })

  it('a length in two units is marked with both numbers', () => {
    const length = [
      { value: 1, unit: 'm' },
      { value: 35, unit: 'cm' },
    ] as const
    expect(language.quantity(length)).toMatch(/1.*35/)
  })
})

describe.each([
  ['en-NZ', enNZMistakes],
  ['de', germanMistakes],
] as const)('the mistakes of %s', (_, mistakes) => {
  const slips = [...new Set(Object.values(slipPositions).flat())]

  it('each slip has words for one student and for several, and no other name has any', () => {
    expect(Object.keys(mistakes).toSorted()).toEqual(slips.toSorted())
    for (const slip of slips) {
      const [one, several] = [mistakes[slip](1), mistakes[slip](6)]
      expect(one).not.toBe(several)
      for (const text of [one, several]) expect(text).toMatch(/^[\p{Ll}][^.]+$/u)
    }
  })

  it('no two slips of an operation have the same words, so that a teacher can tell their groups apart', () => {
    for (const ofOperation of Object.values(slipPositions)) {
      expect(new Set(ofOperation.map((slip) => mistakes[slip](6))).size).toBe(ofOperation.length)
    }
  })

  it('the words follow a number on a line, so they are at most 60 characters', () => {
    for (const slip of slips) expect(mistakes[slip](1).length).toBeLessThanOrEqual(60)
  })
})

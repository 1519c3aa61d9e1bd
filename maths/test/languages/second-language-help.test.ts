/**
 * Proves that help is data. Each hint, each step and each picture of every level has a German text of its own, with the
 * same equations and quantities as the English one.
 */
import { describe, expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { loadLevels } from '../../load.ts'
import { enNZStepPictures } from '../../say/en-NZ/help/descriptions.ts'
import { loadEnNZHelp } from '../../say/en-NZ/help.ts'
import type { HelpLanguage } from '../../say/help-language.ts'
import { type Line, textOf } from '../../say/parts.ts'
import { slipAnswers } from '../../slips/explain.ts'
import { loadSlips, loadSolve } from '../../solve/load.ts'
import type { StepQuestion } from '../../solve/solution.ts'
import { dealFrom, differentQuestions } from '../deal.ts'
import { germanStepPictures } from './de/help/descriptions.ts'
import { germanHelp } from './de/help.ts'

const levels = (
  await Promise.all(
    operations.map(async (operation) => {
      const [solve, slips, english] = [
        await loadSolve(operation),
        await loadSlips(operation),
        await loadEnNZHelp(operation),
      ]
      return (await loadLevels(operation)).map((level) => ({ level, solve, slips, english }))
    }),
  )
).flat()

/** Words that are written alike in both languages: stops, labels, units and a few more. */
const alike = ['a', 'b', 'c', 's', 'mm', 'cm', 'm', 'km', 'in', 'block', 'kiwi', 'rest', 'ring']

/** Returns what the help says about some questions of a level. */
function helpOf({ level, solve, slips }: (typeof levels)[number]) {
  const questions = differentQuestions(dealFrom(level, 60, 'help in two languages'))
  const steps = questions.flatMap((question) => solve(level, question).steps)
  return {
    says: [
      ...questions.map((question) => solve(level, question).hint()),
      ...questions.flatMap((question) => slipAnswers(slips, level, question).map((slip) => [slip.hint()])),
      ...steps.map(({ says }) => says),
    ],
    asks: steps.flatMap(({ asks }) => asks ?? []),
    shows: steps.flatMap(({ shows }) => shows),
  }
}

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Returns the text between the equations and quantities of a line. */
const wordsOf = (line: Line) => line.map((part) => (part.kind === 'words' ? part.text : '…')).join('')

/** Returns the equations, quantities, units, symbols and boxes of a line, in a fixed order. */
const dataOf = (line: Line) =>
  line
    .filter(({ kind }) => kind !== 'words')
    .map((part) => JSON.stringify(part))
    .sort()

const englishWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Returns the pairs of lines whose words are the same in both languages, or whose data differ. */
function untranslated(lines: readonly (readonly [english: Line, german: Line])[]) {
  const isBroken = ([english, german]: readonly [Line, Line]) =>
    (hasLetters(wordsOf(english)) && wordsOf(english) === wordsOf(german)) ||
    JSON.stringify(dataOf(english)) !== JSON.stringify(dataOf(german))
  return lines.filter(isBroken).slice(0, 3)
}

const linesOf = (language: HelpLanguage, asks: StepQuestion) => [language.ask(asks), ...language.choices(asks)]

describe.each(levels.map((entry) => [`${entry.level.operation} ${entry.level.id}`, entry] as const))(
  'the help of %s',
  (_, entry) => {
    const { english } = entry
    const { says, asks, shows } = helpOf(entry)
    const german = says.map(germanHelp.says)

    it('a hint and a step have other words in German, and the same equations and quantities', () => {
      expect(untranslated(says.map((phrases, i) => [english.says(phrases), german[i]!]))).toEqual([])
    })

    it('the question of a step has other words in German, and the same expressions, symbols and boxes', () => {
      expect(untranslated(asks.map((each) => [english.ask(each), germanHelp.ask(each)]))).toEqual([])
    })

    it.each([
      ['English', english],
      ['German', germanHelp],
    ] as const)('the %s question of a step has a box, or a label for each choice', (_language, language) => {
      for (const each of asks) {
        const { expects } = each
        const boxes = language.ask(each).filter(({ kind }) => kind === 'box')
        expect(boxes).toHaveLength(expects.kind === 'choice' ? 0 : 1)
        expect(language.choices(each)).toHaveLength(expects.kind === 'choice' ? expects.choices.length : 0)
      }
    })

    it.each([
      ['English', english],
      ['German', germanHelp],
    ] as const)(
      'the %s speech of a hint and of a step has no sign, which a voice would skip',
      (_language, language) => {
        const lines = [...says.map(language.says), ...asks.flatMap((each) => linesOf(language, each))]
        const speech = lines.map((line) => textOf(line, language.spoken))
        expect(speech.filter((text) => /[+−×÷·=()]|undefined|NaN| {2}|^ | $/.test(text)).slice(0, 3)).toEqual([])
      },
    )

    it('no English word is left over in a German hint or step', () => {
      const inEnglish = new Set(says.flatMap((phrases) => englishWords(wordsOf(english.says(phrases)))))
      const left = german.flatMap((line) => englishWords(wordsOf(line)).filter((word) => inEnglish.has(word)))
      expect([...new Set(left)].filter((word) => !alike.includes(word))).toEqual([])
    })

    it('the text alternative of a picture is different in German, and complete', () => {
      const same = shows.filter(
        (drawing) => germanStepPictures.describe(drawing) === enNZStepPictures.describe(drawing),
      )
      expect(same.slice(0, 3)).toEqual([])
      const described = shows.map(germanStepPictures.describe)
      const isBroken = (text: string) => !text.endsWith('.') || /undefined|NaN|object| {2}/.test(text)
      expect(described.filter((text) => isBroken(text)).slice(0, 3)).toEqual([])
    })
  },
)

it('the name of each place differs in English and German', async () => {
  const english = await loadEnNZHelp('division')
  const places = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
  expect(places.filter((place) => english.placeName(place) === germanHelp.placeName(place))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { loadLevels, operations } from '../index.ts'
import { slipAnswers } from '../slips/explain.ts'
import { loadSlips, loadSolve } from '../solve/load.ts'
import { dealFrom } from '../test/deal.ts'
import { enNZStepPictures } from './en-NZ/help/descriptions.ts'
import { loadEnNZHelp } from './en-NZ/help.ts'
import { enNZ } from './en-NZ/language.ts'
import { enNZSpeech } from './en-NZ/speech.ts'
import { digitSpace, groupDigits } from './group-digits.ts'
import { textOf } from './parts.ts'

describe('groupDigits', () => {
  it.each([
    ['9999', '9999'],
    ['10000', '10\u202f000'],
    ['306628', '306\u202f628'],
    ['4583423', '4\u202f583\u202f423'],
    ['1234567.5', '1\u202f234\u202f567.5'],
    ['0.000621 and 12345.678901', '0.000621 and 12\u202f345.678901'],
    ['12 thousands are 12000.', '12 thousands are 12\u202f000.'],
    ['9 × 12345 = 111105', '9 × 12\u202f345 = 111\u202f105'],
  ])('%j is written %j', (text, grouped) => {
    expect(groupDigits(text)).toBe(grouped)
  })
})

const levels = (
  await Promise.all(
    operations.map(async (operation) => {
      const [solve, slips, help] = [
        await loadSolve(operation),
        await loadSlips(operation),
        await loadEnNZHelp(operation),
      ]
      return (await loadLevels(operation)).map((level) => ({ level, solve, slips, help }))
    }),
  )
).flat()

/** Five digits in a row, and a group that has another number of digits than three. */
const ungrouped = /(?<![.\d])\d{5}/
const badGroup = /\u202f(?!\d{3}(?!\d))|(?<!\d)\u202f/

describe('the digits of long numbers', () => {
  it.each(levels.map((each) => [`${each.level.operation} ${each.level.id}`, each] as const))(
    'in %s they are in groups of three in every text on the screen, and together in speech',
    (_, { level, solve, slips, help }) => {
      const texts: string[] = []
      const speech: string[] = []
      for (const question of dealFrom(level, 100, 'digits')) {
        const { hint, steps } = solve(level, question)
        const hints = [hint(), ...slipAnswers(slips, level, question).map((slip) => [slip.hint()])]
        const lines = [
          ...hints.map((says) => help.says(says)),
          ...steps.flatMap(({ says, asks }) => [
            help.says(says),
            ...(asks ? [help.ask(asks), ...help.choices(asks)] : []),
          ]),
        ]
        texts.push(enNZ.text(question), enNZ.prompt(question).shown, enNZ.solution(question))
        texts.push(...lines.map((line) => textOf(line, help.written)))
        speech.push(enNZSpeech(question), ...lines.map((line) => textOf(line, help.spoken)))
        speech.push(...steps.flatMap(({ shows }) => shows.map(enNZStepPictures.describe)))
      }
      expect(texts.filter((text) => ungrouped.test(text) || badGroup.test(text)).slice(0, 3)).toEqual([])
      expect(speech.filter((text) => text.includes(digitSpace)).slice(0, 3)).toEqual([])
    },
  )
})

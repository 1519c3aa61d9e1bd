/** Compares the stated answers of every level with those that the oracle works out from the displayed questions. */
import { describe, expect, it } from 'vitest'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { type Question, rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { asked } from './asked.ts'
import { dealFrom } from './deal.ts'
import { germanReader } from './languages/german-reader.ts'
import { workOut } from './oracle.ts'
import { english } from './oracle-english.ts'
import { sameData } from './same-data.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

it.each(levels.map((level) => [level.operation, level.id, level.title, level] as const))(
  'the oracle works out the stated answer to a question of %s %s (%s)',
  (_operation, _id, _title, level) => {
    const differences = dealFrom(level, 2000, 'oracle').flatMap((question) => {
      const [worked, stated] = [workOut(question), rightAnswer(question, enNZ)]
      return sameData(worked, stated) ? [] : [{ text: enNZ.text(question), worked, stated }]
    })
    expect(differences.slice(0, 3)).toEqual([])
  },
)

describe('the oracle', () => {
  const bars = [
    { label: 'A', from: 0, length: 104 },
    { label: 'B', from: 0, length: 129 },
  ]
  const longer = asked({
    ask: { kind: 'compare', things: 'bars', wanted: 'more' },
    expects: { kind: 'choice', choices: ['A', 'B'], answer: 'A' },
    drawn: { kind: 'bars', bars },
  })
  const perimeter = (widthOfTop: number) =>
    asked({
      ask: { kind: 'perimeter' },
      expects: { kind: 'number', answer: '0', places: 0, compared: 'exact', unit: 'cm', mustBeNumber: true },
      drawn: {
        kind: 'shape',
        name: 'rectangle',
        corners: [
          [0, 0],
          [20, 0],
          [20, 12],
          [0, 12],
        ],
        sides: [[{ value: widthOfTop, unit: 'cm' }], null, null, [{ value: 12, unit: 'cm' }]],
      },
    })

  it('the stated answer does not influence the answer of the oracle', () => {
    expect(workOut(longer)).toEqual({ kind: 'choice', choice: 'B' })
    expect(workOut(perimeter(20))).toEqual({ kind: 'number', number: '64' })
  })

  it.each<[string, Question]>([
    ['a side that is not drawn to scale', perimeter(21)],
    [
      'two bars of the same length',
      { ...longer, drawn: { kind: 'bars', bars: [bars[0]!, { ...bars[0]!, label: 'B' }] } },
    ],
    [
      'a word for two bars where there are three',
      { ...longer, drawn: { kind: 'bars', bars: [...bars, { label: 'C', from: 0, length: 200 }] } },
    ],
    [
      'a run with unequal steps',
      asked({ ask: { kind: 'run', wanted: 'next' }, drawn: { kind: 'run', numbers: [1, 2, 4, null] } }),
    ],
    ['a text that is not a calculation', asked({ drawn: { kind: 'expression' } })],
    [
      'an unknown unit',
      asked({
        ask: { kind: 'convert', quantity: [{ value: 1, unit: 'ell' as 'm' }], to: 'cm' },
        drawn: { kind: 'expression' },
      }),
    ],
  ])('the oracle refuses a question with %s', (_, question) => {
    expect(() => workOut(question)).toThrow()
  })

  it.each([
    ['English', { ...english, language: germanReader.language }],
    ['German', { ...germanReader, language: english.language }],
  ])('a reader of %s does not understand a calculation in the other language', (_, reader) => {
    const [question] = dealFrom(levels[0]!, 1, 'oracle')
    expect(() => workOut(question!, reader)).toThrow('is not understood')
  })
})

import { describe, expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { asked } from '../../test/asked.ts'
import { dealFrom } from '../../test/deal.ts'
import { calculationIn } from '../../test/expressions.ts'
import { enNZSpeech } from './speech.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

describe('English speech', () => {
  it.each<[Question, string]>([
    [asked({ ask: calculationIn('47 + 38') }), '47 plus 38'],
    [asked({ ask: calculationIn('5.2 − 1.37') }), '5.2 minus 1.37'],
    [asked({ ask: calculationIn('7 × 8') }), '7 times 8'],
    [asked({ ask: calculationIn('17 ÷ 5') }), '17 divided by 5'],
    [asked({ ask: calculationIn('(7 − 3) × 5') }), 'open bracket 7 minus 3 close bracket times 5'],
    [asked({ ask: calculationIn('8 ÷ (3 + 1)') }), '8 divided by open bracket 3 plus 1 close bracket'],
    [asked({ ask: { kind: 'repeatedAddition', groups: 3, size: 4 } }), '4 plus 4 plus 4 equals 3 times 4'],
    [
      asked({ ask: { kind: 'convert', quantity: [{ value: 1.2, unit: 'm' }], to: 'cm' } }),
      '1.2 metres equals ? centimetres',
    ],
    [asked({ ask: { kind: 'count', things: 'piwakawaka' } }), 'How many pīwakawaka?'],
    [asked({ ask: { kind: 'readWord', number: 21 } }), 'Write this number: twenty-one'],
    [asked({ ask: { kind: 'perimeter', to: 'mm' } }), 'What is the perimeter in millimetres?'],
    [
      asked({ ask: { kind: 'run', wanted: 'missing' }, drawn: { kind: 'run', numbers: [6, null, 8, 9] } }),
      'Which number is missing? 6, something, 8, 9.',
    ],
    [
      asked({ ask: { kind: 'run', wanted: 'next' }, drawn: { kind: 'run', numbers: [3, 4, 5, null] } }),
      'What comes next? 3, 4, 5, something.',
    ],
  ])('%j is read aloud as "%s"', (question, spoken) => {
    expect(enNZSpeech(question)).toBe(spoken)
  })

  it('a number word that the child should read is left out of its question', () => {
    const question = asked({ ask: { kind: 'readWord', number: 5 } })
    expect(enNZSpeech(question, false)).toBe('Write this number:')
    expect(enNZSpeech(question)).toBe('Write this number: five')
  })

  it.each(levels.map((level) => [level.operation, level.id, level] as const))(
    'the speech of %s %s has no operator, bracket or double space, which a voice would skip or misread',
    (_operation, _id, level) => {
      for (const question of dealFrom(level, 200, 'speech')) {
        expect(enNZSpeech(question)).not.toMatch(/[+−×÷=()]| {2}|^ | $/)
      }
    },
  )
})

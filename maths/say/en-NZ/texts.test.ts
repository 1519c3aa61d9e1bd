import { describe, expect, it } from 'vitest'
import type { Ask } from '../../ask.ts'
import type { Length } from '../../quantity.ts'
import type { Expected, Question } from '../../question.ts'
import type { Story } from '../../story.ts'
import { asked } from '../../test/asked.ts'
import { calculationIn } from '../../test/expressions.ts'
import { enNZ } from './language.ts'

const mixed: Length = [
  { value: 1, unit: 'm' },
  { value: 35, unit: 'cm' },
]
const metres: Length = [{ value: 1.2, unit: 'm' }]
const centimetres: Length = [{ value: 45, unit: 'cm' }]
const two: Expected = { kind: 'choice', choices: ['A', 'B'], answer: 'A' }
const three: Expected = { kind: 'choice', choices: ['A', 'B', 'C'], answer: 'A' }
const numberAndWord: Expected = { kind: 'numberAndWord', number: 7 }

/** Returns a question with a story of Aroha and kiwi, unless the story has another person or animal. */
const storyOf = (parts: Pick<Story, 'kind' | 'numbers'> & Partial<Story>) =>
  asked({ ask: { kind: 'story', story: { who: 'Aroha', what: 'kiwi', ...parts } } })

/** The texts of each kind of question. The compiler names a missing kind. */
const textsByKind: { readonly [K in Ask['kind']]: readonly (readonly [Question, string])[] } = {
  calculation: [
    [asked({ ask: calculationIn('47 + 38') }), '47 + 38'],
    [asked({ ask: calculationIn('(12.5 + 10) × 10 − 25') }), '(12.5 + 10) × 10 − 25'],
  ],
  repeatedAddition: [[asked({ ask: { kind: 'repeatedAddition', groups: 3, size: 4 } }), '4 + 4 + 4 = 3 × 4']],
  convert: [
    [asked({ ask: { kind: 'convert', quantity: mixed, to: 'cm' } }), '1 m 35 cm = ? cm'],
    [asked({ ask: { kind: 'convert', quantity: metres, to: 'cm' } }), '1.2 m = ? cm'],
  ],
  addQuantities: [
    [asked({ ask: { kind: 'addQuantities', quantities: [metres, centimetres], to: 'm' } }), '1.2 m + 45 cm = ? m'],
  ],
  story: [
    [storyOf({ kind: 'join', numbers: [4, 3, null] }), 'Aroha saw 4 kiwi. Then 3 came. How many now?'],
    [storyOf({ kind: 'separate', numbers: [1, 1, null] }), 'Aroha saw 1 kiwi. Then 1 went away. How many now?'],
    [storyOf({ kind: 'join', numbers: [4, null, 7] }), 'Aroha saw 4 kiwi. Now Aroha sees 7. How many came?'],
    [storyOf({ kind: 'separate', numbers: [8, null, 5] }), 'Aroha saw 8 kiwi. Now Aroha sees 5. How many went away?'],
    [
      storyOf({ kind: 'separate', numbers: [null, 3, 5], who: 'Tama', what: 'korora' }),
      'Tama saw some kororā. Then 3 went away. Now Tama sees 5. How many before?',
    ],
  ],
  told: [[asked({ ask: { kind: 'told', text: '<b>7</b> & {x}?', problem: '' } }), '<b>7</b> & {x}?']],
  run: [
    [asked({ ask: { kind: 'run', wanted: 'next' } }), 'What comes next?'],
    [asked({ ask: { kind: 'run', wanted: 'missing' } }), 'Which number is missing?'],
  ],
  count: [
    [asked({ ask: { kind: 'count', things: 'kiwi' } }), 'How many kiwi?'],
    [asked({ ask: { kind: 'count', things: 'korora' } }), 'How many kororā?'],
    [asked({ ask: { kind: 'count', things: 'dots' } }), 'How many dots?'],
    [
      asked({ ask: { kind: 'count', things: 'sheep' }, expects: numberAndWord }),
      'How many sheep? Write the number and the word.',
    ],
  ],
  readBlocks: [
    [asked({ ask: { kind: 'readBlocks' } }), 'What number is this?'],
    [
      asked({ ask: { kind: 'readBlocks' }, expects: numberAndWord }),
      'What number is this? Write the number and the word.',
    ],
  ],
  readWord: [[asked({ ask: { kind: 'readWord', number: 105 } }), 'Write this number: one hundred and five']],
  compare: [
    [
      asked({ ask: { kind: 'compare', things: 'groups', wanted: 'less' }, expects: two }),
      'Which group has fewer? Tap it.',
    ],
    [
      asked({ ask: { kind: 'compare', things: 'groups', wanted: 'more' }, expects: two }),
      'Which group has more? Tap it.',
    ],
    [
      asked({ ask: { kind: 'compare', things: 'numbers', wanted: 'less' }, expects: two }),
      'Which number is less? Tap it.',
    ],
    [
      asked({ ask: { kind: 'compare', things: 'numbers', wanted: 'more' }, expects: two }),
      'Which number is more? Tap it.',
    ],
    [asked({ ask: { kind: 'compare', things: 'bars', wanted: 'less' }, expects: two }), 'Which is shorter? Tap it.'],
    [asked({ ask: { kind: 'compare', things: 'bars', wanted: 'more' }, expects: two }), 'Which is longer? Tap it.'],
    [asked({ ask: { kind: 'compare', things: 'bars', wanted: 'less' }, expects: three }), 'Which is shortest? Tap it.'],
    [asked({ ask: { kind: 'compare', things: 'bars', wanted: 'more' }, expects: three }), 'Which is longest? Tap it.'],
  ],
  order: [
    [asked({ ask: { kind: 'order', first: 'smallest' } }), 'Tap the numbers in order, smallest first.'],
    [asked({ ask: { kind: 'order', first: 'largest' } }), 'Tap the numbers in order, largest first.'],
  ],
  missingPart: [[asked({ ask: { kind: 'missingPart', whole: 10, part: 6 } }), '10 is 6 and what?']],
  countSpans: [
    [asked({ ask: { kind: 'countSpans', span: 'hand', object: 'rope' } }), 'How many hand spans long is the rope?'],
    [asked({ ask: { kind: 'countSpans', span: 'foot', object: 'scarf' } }), 'How many feet long is the scarf?'],
  ],
  measure: [[asked({ ask: { kind: 'measure', object: 'caterpillar' } }), 'How long is the caterpillar?']],
  wayAround: [[asked({ ask: { kind: 'wayAround' } }), 'How long is it all the way round?']],
  perimeter: [
    [asked({ ask: { kind: 'perimeter' } }), 'What is the perimeter?'],
    [asked({ ask: { kind: 'perimeter', to: 'km' } }), 'What is the perimeter in kilometres?'],
  ],
}

const texts = Object.values(textsByKind).flat()

describe('the English text', () => {
  it.each(texts)('%j is asked as "%s"', (question, text) => {
    expect(enNZ.text(question)).toBe(text)
  })
})

/** Returns a prompt with "_" for each space at which no line breaks. */
function promptOf(question: Question) {
  const { shown, unseen } = enNZ.prompt(question)
  return { shown: shown.replaceAll('\u00a0', '_'), unseen }
}

describe('the English prompt', () => {
  it.each([
    ['1_m 35_cm_=', 'what cm?', textsByKind.convert[0]],
    ['1.2_m +_45_cm_=', 'what m?', textsByKind.addQuantities[0]],
    ['Write this number:', 'one hundred and five', textsByKind.readWord[0]],
  ] as const)('the prompt "%s" is on screen, and a screen reader adds "%s"', (shown, unseen, sample) => {
    expect(promptOf(sample![0])).toEqual({ shown, unseen })
  })

  it.each(texts.filter(([{ ask }]) => !['convert', 'addQuantities', 'readWord'].includes(ask.kind)))(
    'the prompt of %j is the whole text "%s"',
    (question, text) => {
      const { shown, unseen } = enNZ.prompt(question)
      expect([shown.replaceAll('\u00a0', ' '), unseen]).toEqual([text, ''])
    },
  )

  it.each([
    ['47 + 38', '47 +_38'],
    ['(60 + 50) ÷ 5 × 10', '(60_+_50) ÷_5 ×_10'],
    ['100 − (20 + 4 × 5) − 6 ÷ 2', '100 −_(20_+_4_×_5) −_6_÷_2'],
  ])('%s breaks only before its outermost operators: %s', (text, shown) => {
    expect(promptOf(asked({ ask: calculationIn(text) })).shown).toBe(shown)
  })

  it('a repeated sum breaks only before the product that it equals', () => {
    const ask: Ask = { kind: 'repeatedAddition', groups: 3, size: 4 }
    expect(promptOf(asked({ ask })).shown).toBe('4_+_4_+_4 =_3_×_4')
  })

  it.each(texts)('the prompt of %j does not show the blank of a text', (question) => {
    const { shown, unseen } = enNZ.prompt(question)
    expect(shown).not.toContain('= ?')
    expect(unseen).not.toContain('= ?')
  })
})

describe('the English answer', () => {
  it.each<[Expected, string]>([
    [{ kind: 'number', answer: '3.7', places: 1, compared: 'rounded' }, '3.7'],
    [{ kind: 'number', answer: '-4.5', places: 1, compared: { within: '0' } }, '−4.5'],
    [{ kind: 'number', answer: '12', places: 0, compared: 'exact', unit: 'cm', mustBeNumber: true }, '12'],
    [{ kind: 'quotientAndRemainder', quotient: '79', remainder: '1' }, '79 r 1'],
    [two, 'A'],
    [{ kind: 'order', numbers: ['7', '9', '3'], answer: ['3', '7', '9'] }, '3, 7, 9'],
    [numberAndWord, '7, seven'],
  ])('the answer of %j is written "%s"', (expects, answer) => {
    expect(enNZ.answer(asked({ expects }))).toBe(answer)
  })
})

describe('an English quantity', () => {
  it.each<[Length, string]>([
    [centimetres, '45 cm'],
    [metres, '1.2 m'],
    [mixed, '1 m 35 cm'],
  ])('the quantity %j is marked "%s"', (quantity, text) => {
    expect(enNZ.quantity(quantity)).toBe(text)
  })
})

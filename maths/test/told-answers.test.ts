import { describe, expect, it } from 'vitest'
import type { Drawing } from '../drawing.ts'
import type { Expected } from '../question.ts'
import { asked } from './asked.ts'
import { calculationIn } from './expressions.ts'
import { tellsAnswer } from './told-answers.ts'

const number = (answer: string): Expected => ({ kind: 'number', answer, places: 0, compared: 'exact' })
const calculation = (text: string, answer: string) => asked({ ask: calculationIn(text), expects: number(answer) })
const run: Drawing = { kind: 'run', numbers: [7, 8, null] }

const difference = calculation('13 − 10', '3')
const remainder = asked({
  ask: calculationIn('17 ÷ 5'),
  expects: { kind: 'quotientAndRemainder', quotient: '3', remainder: '2' },
})
const order = asked({
  ask: { kind: 'order', first: 'smallest' },
  expects: { kind: 'order', numbers: ['9', '4', '6'], answer: ['4', '6', '9'] },
})
const compared = asked({
  ask: { kind: 'compare', things: 'bars', wanted: 'more' },
  expects: { kind: 'choice', choices: ['A', 'B', 'C'], answer: 'B' },
})
const next = asked({
  ask: { kind: 'run', wanted: 'next' },
  expects: { kind: 'choice', choices: ['9', '10', '8'], answer: '9' },
  drawn: run,
})
const twelve = asked({
  ask: { kind: 'readWord', number: 12 },
  expects: number('12'),
  drawn: { kind: 'word', number: 12 },
})
const written = asked({ expects: { kind: 'numberAndWord', number: 14 } })
const converted = asked({
  ask: { kind: 'convert', quantity: [{ value: 100, unit: 'cm' }], to: 'm' },
  expects: number('1'),
})

describe('tellsAnswer', () => {
  it.each([
    ['13 is 1 ten 3 ones.', difference],
    ['Look at the three.', difference],
    ['How many 10s fit into 42 tens?', calculation('420 ÷ 10', '42')],
    ['You know 7 eights.', calculation('2 × 4', '8')],
    ['You know 3 sixes.', calculation('2 × 3', '6')],
    ['Ten tenths make a whole.', calculation('5.8 + 4.2', '10')],
    ['3 × 5 = 15.', remainder],
    ['2 are left over.', remainder],
    ['Start with 4.', order],
    ['B ends last.', compared],
    ['After 8 comes 9.', next],
    ['Twelve is 12.', twelve],
    ['Fourteen: teen means 1 ten.', written],
    ['How many centimetres make one metre?', converted],
    ['How many are two hundred and five?', calculation('200 + 5', '205')],
  ])('"%s" tells the answer', (hint, question) => {
    expect(tellsAnswer(hint, question)).toBe(true)
  })

  it.each([
    ['Take 10 from 13.', difference],
    ['2 ones are too few. Swap a ten.', calculation('90 − 80', '10')],
    ['Start at 8. Hop 0 more.', calculation('8 + 0', '8')],
    ['Touch each one as you count.', calculation('4 − 3', '1')],
    ['The whole is 10. One part is 9.', calculation('10 − 9', '1')],
    ['How many 5s fit into 17?', remainder],
    ['Which is smallest?', order],
    ['Which one ends last?', compared],
    ['From 7 to 8: hop 1 on.', next],
    ['7 × 10 means 7 tens.', calculation('7 × 10', '70')],
    ['Find twelve on the strip.', twelve],
    ['How many centimetres make a metre?', converted],
    ['Only the tens change.', calculation('30 − 20', '10')],
  ])('"%s" does not tell the answer', (hint, question) => {
    expect(tellsAnswer(hint, question)).toBe(false)
  })
})

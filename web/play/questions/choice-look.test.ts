import { expect, it } from 'vitest'
import { type Drawing, noDrawing, type Question } from '#maths'
import { choiceLook } from './choice-look.ts'

function questionWith(choices: readonly string[], drawn: Drawing = noDrawing): Question<'choice'> {
  return {
    ask: { kind: 'compare', things: 'numbers', wanted: 'more' },
    expects: { kind: 'choice', choices, answer: '' },
    drawn,
  }
}

it('a row of numbers from 1 on is a strip, and two numbers are cards', () => {
  expect(choiceLook(questionWith(['1', '2', '3', '4', '5']))).toBe('strip')
  expect(choiceLook(questionWith(['1', '2']))).toBe('cards')
  expect(choiceLook(questionWith(['437', '452']))).toBe('cards')
})

it('a drawn choice looks as it is drawn: a group or a bar', () => {
  expect(choiceLook(questionWith(['A', 'B'], { kind: 'groups', groups: [] }))).toBe('groups')
  expect(choiceLook(questionWith(['A', 'B'], { kind: 'bars', bars: [] }))).toBe('bars')
})

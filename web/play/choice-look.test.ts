import { expect, it } from 'vitest'
import { type ChoiceQuestion, nothing } from '#maths'
import { choiceLook } from './choice-look.ts'

const asked: ChoiceQuestion = { kind: 'choice', text: '', drawn: nothing, choices: [], answer: '' }

it('numbers from one on are a strip, two numbers are cards', () => {
  expect(choiceLook({ ...asked, choices: ['1', '2', '3', '4', '5'] })).toBe('strip')
  expect(choiceLook({ ...asked, choices: ['1', '2'] })).toBe('cards')
  expect(choiceLook({ ...asked, choices: ['437', '452'] })).toBe('cards')
})

it('groups and bars are chosen as they are drawn', () => {
  expect(choiceLook({ ...asked, choices: ['A', 'B'], drawn: { kind: 'groups', groups: [] } })).toBe('groups')
  expect(choiceLook({ ...asked, choices: ['A', 'B'], drawn: { kind: 'bars', bars: [] } })).toBe('bars')
})

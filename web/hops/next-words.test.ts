import { expect, it } from 'vitest'
import { levelsOf, operations } from '#maths'
import { nextWords } from './next-words.ts'

const step = {
  ...{ call: 'Keep going', title: 'Order three', isExample: false },
  sentence: 'Go on in Number Structure.',
  to: '/main/numberstructure/phase1/0/0.7',
}

it('a child with right answers is led to the step of Keep going, with its sentence', () => {
  expect(nextWords(step, { right: 12, completed: {} })).toEqual({
    sentence: 'Go on in Number Structure.',
    button: 'Keep going: Order three',
    to: '/main/numberstructure/phase1/0/0.7',
  })
})

const first = {
  ...{ call: 'Start here', title: '3 + 4', isExample: true, sentence: 'Your first level in Addition.' },
  to: '/main',
}

it('a child without a right answer reads what a hop is', () => {
  expect(nextWords(first, { right: 0, completed: {} }).sentence).toBe('Every right answer is a hop.')
})

it('a sum on the button stays in one line', () => {
  expect(nextWords(first, { right: 0, completed: {} }).button).toBe('Start here: 3\u00a0+\u00a04')
})

it('a child without a step chooses a topic', () => {
  const topics = ['Every right answer is a hop. Choose a topic and hop on.', 'Start Learning', '/main']
  expect(Object.values(nextWords(null, { right: 12, completed: {} }))).toEqual(topics)
})

it('a child who has finished every level is told so, and can still choose a topic', () => {
  const all = Object.fromEntries(operations.map((name) => [name, levelsOf(name).map(({ id }) => id)]))
  const words = ['You have finished every level. What a long way you have come!', 'Start Learning', '/main']
  expect(Object.values(nextWords(null, { right: 850, completed: all }))).toEqual(words)
  expect(nextWords(null, { right: 850, completed: { ...all, length: ['1.1'] } }).sentence).not.toBe(words[0])
})

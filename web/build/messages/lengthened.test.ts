import { expect, it } from 'vitest'
import { lengthened } from './lengthened.ts'

it('a lengthened text has marked letters and keeps its other characters', () => {
  expect(lengthened('Press Register.')).toBe('Préššöö Régíštérööö.')
  expect(lengthened('3 + 4')).toBe('3 + 4')
})

it.each(['OK', 'Your classes could not be loaded.', 'Go'])('"%s" is longer by at least a third', (text) => {
  expect(lengthened(text).length).toBeGreaterThanOrEqual((text.length * 4) / 3 - text.split(' ').length)
  const letters = (one: string) => one.match(/\p{L}/gu)?.length ?? 0
  expect(letters(lengthened(text))).toBeGreaterThanOrEqual((letters(text) * 4) / 3)
})

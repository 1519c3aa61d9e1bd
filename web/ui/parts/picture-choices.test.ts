import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { colourNames, suggestionFor } from './picture-choices.ts'
import { pictureNames } from './picture-names.ts'

it('an account always begins with the same picture, and accounts begin with all pictures and colours', () => {
  const ids = Array.from({ length: 400 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex').slice(0, 32))
  const suggestions = ids.map(suggestionFor)
  expect(ids.map(suggestionFor)).toEqual(suggestions)
  expect(new Set(suggestions.map(({ name }) => name))).toEqual(new Set(Object.keys(pictureNames)))
  expect(new Set(suggestions.map(({ colour }) => colour))).toEqual(new Set(Object.keys(colourNames)))
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureNames } from './picture-names.ts'

it('the sprite has a symbol for each picture, and no other symbol', () => {
  const sprite = readFileSync(new URL('../art/student-pictures.svg', import.meta.url), 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)
  expect(symbols).toEqual(Object.keys(pictureNames))
})

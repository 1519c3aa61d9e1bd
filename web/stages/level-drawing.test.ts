import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { levelsOf } from '#maths'
import { drawingOf } from './level-drawing.ts'

it('the sprite has a drawing for each level of Number Structure and Length, and no other drawing', () => {
  const sprite = readFileSync(new URL('../ui/art/level-pictures.svg', import.meta.url), 'utf8')
  const drawings = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const levels = [...levelsOf('numberphase1'), ...levelsOf('length')]
  expect(drawings).toEqual([...new Set(levels.map(drawingOf))])
})

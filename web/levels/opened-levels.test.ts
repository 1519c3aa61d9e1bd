import { expect, test } from 'vitest'
import { openedName, stuckMark, unmarked } from './opened-levels.ts'

test.each(['1.1', '1.10'])('the name of level %s is the same with and without its mark', (id) => {
  const name = openedName('length', id)

  expect([unmarked(name), unmarked(name + stuckMark)]).toEqual([name, name])
})

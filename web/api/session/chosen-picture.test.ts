import { expect, it, vi } from 'vitest'
import { readChosen, slotOfChoice, withChosenPicture } from './chosen-picture.ts'

/** Gives the device one entry of localStorage. */
function keep(text: string): void {
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === slotOfChoice('a1') ? text : null) })
}

it('a choice that waits on the device replaces the picture of its account only', () => {
  keep('{"picture":{"name":"frog","colour":"blue"}}')
  expect(withChosenPicture({ id: 'a1', picture: null } as never)).toMatchObject({ picture: { name: 'frog' } })
  expect(withChosenPicture({ id: 'b2', picture: null } as never)).toMatchObject({ picture: null })
})

it.each(['', '{', 'null'])('the damaged or empty choice %j is no choice', (text) => {
  keep(text)
  expect(readChosen('a1')).toBeNull()
  expect(withChosenPicture({ id: 'a1', picture: null } as never)).toEqual({ id: 'a1', picture: null })
})

import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

const menu = '/web/ui/menu.module.css'

it('a class has a readable name in development', () => {
  expect(classNames(true)('open', menu)).toBe('menu-open')
})

it('in the build, the name of a class is four letters of its file and a number', () => {
  const nameOf = classNames(false)
  const open = nameOf('open', menu)
  expect(open).toMatch(/^[a-z]{4}0$/)
  expect(nameOf('item', menu)).toBe(open.replace('0', '1'))
  expect(nameOf('open', menu)).toBe(open)
  expect(nameOf('open', '/web/ui/badge.module.css')).not.toBe(open)
})

it.each([true, false])('two files of styles with the same name are refused (readable: %s)', (isReadable) => {
  const nameOf = classNames(isReadable)
  nameOf('open', menu)
  expect(() => nameOf('open', '/web/play/menu.module.css')).toThrow('the same class names')
})

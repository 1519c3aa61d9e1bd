import { describe, expect, it } from 'vitest'
import { nameByAnimal, nameByObject, nameByUnit } from './names.ts'
import { nameByShape } from './shape-names.ts'

const tables = { nameByAnimal, nameByObject, nameByShape, nameByUnit }

describe('English names', () => {
  it.each(Object.entries(tables))(
    'each name in %s is different and has no character of an internal name',
    (_, names) => {
      const all = Object.values(names)
      expect(new Set(all).size).toBe(all.length)
      // "rectanglesStacked" is a word of the code and not of English.
      expect(all.filter((name) => /[a-z][A-Z]|_/.test(name))).toEqual([])
    },
  )

  it('Māori names are written with their macrons', () => {
    expect([nameByAnimal.korora, nameByAnimal.piwakawaka]).toEqual(['kororā', 'pīwakawaka'])
  })
})

import { describe, expect, it } from 'vitest'
import { areaByOperation, titleByOperation } from './catalogue.ts'
import { operations } from './curriculum.ts'
import { areas, titleByArea } from './vocabulary.ts'

describe('the words of the product', () => {
  it.each([
    ['area', areas, titleByArea],
    ['operation', operations, titleByOperation],
  ] as const)('each %s has a title of its own', (_, words, titles) => {
    expect(Object.keys(titles).sort()).toEqual(words.toSorted())
    const all = Object.values(titles)
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((title) => title.trim() === title && title !== '')).toBe(true)
  })

  it.each([...areas, ...operations])('the word %s can be part of a path as it is', (word) => {
    expect(word).toMatch(/^[a-z][a-z0-9]*$/)
    expect(encodeURIComponent(word)).toBe(word)
  })

  it('each area has an operation', () => {
    expect([...new Set(Object.values(areaByOperation))].sort()).toEqual(areas.toSorted())
  })
})

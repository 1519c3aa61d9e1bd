import { describe, expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const shorten = (...names: [first: string, last: string][]) => [
  ...shortNames(names.map(([firstName, lastName], i) => ({ id: String(i), firstName, lastName }))).values(),
]

describe('names in a class', () => {
  it('are the first name and the last initial', () => {
    expect(shorten(['Mia', 'Chen'], ['Tāne', 'Walker'])).toEqual(['Mia C.', 'Tāne W.'])
  })
  it('show more letters of the last name, for two alike, until they differ', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Carter'], ['Mia', 'Cole'])).toEqual(['Mia Ch.', 'Mia Ca.', 'Mia Co.'])
    expect(shorten(['Mia', 'Carter'], ['Mia', 'Carson'], ['Mia', 'Dean'])).toEqual(['Mia Cart.', 'Mia Cars.', 'Mia D.'])
  })
  it('are alike in small letters and large ones', () => {
    expect(shorten(['mia', 'chen'], ['Mia', 'Chan'])).toEqual(['mia che.', 'Mia Cha.'])
  })
  it('show the whole last name where it is the beginning of the other', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Cheng'])).toEqual(['Mia Chen', 'Mia Cheng'])
    expect(shorten(['Mia', 'C'], ['Mia', 'Chen'])).toEqual(['Mia C', 'Mia Ch.'])
  })
  it('stay the same for the same full name', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Chen'])).toEqual(['Mia C.', 'Mia C.'])
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Chen'], ['Mia', 'Cole'])).toEqual(['Mia Ch.', 'Mia Ch.', 'Mia Co.'])
  })
  it('are cut between letters, also those that take two units or a mark of their own', () => {
    expect(shorten(['Ada', '𝒳avier'])).toEqual(['Ada 𝒳.'])
    expect(shorten(['Ana', 'A\u0304pera'])).toEqual(['Ana Ā.'])
  })
})

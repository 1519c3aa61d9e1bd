import { describe, expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const shorten = (...names: [first: string, last: string][]) => [
  ...shortNames(names.map(([firstName, lastName], i) => ({ id: String(i), firstName, lastName }))).values(),
]

describe('short names', () => {
  it('a short name is the first name and the last initial', () => {
    expect(shorten(['Mia', 'Chen'], ['Tāne', 'Walker'])).toEqual(['Mia C.', 'Tāne W.'])
  })
  it('a short name has as many letters of the last name as it needs to differ from another', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Carter'], ['Mia', 'Cole'])).toEqual(['Mia Ch.', 'Mia Ca.', 'Mia Co.'])
    expect(shorten(['Mia', 'Carter'], ['Mia', 'Carson'], ['Mia', 'Dean'])).toEqual(['Mia Cart.', 'Mia Cars.', 'Mia D.'])
  })
  it('a short name that differs from another only in upper and lower case gets more letters', () => {
    expect(shorten(['mia', 'chen'], ['Mia', 'Chan'])).toEqual(['mia che.', 'Mia Cha.'])
  })
  it('a short name has the whole last name where another last name begins with it', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Cheng'])).toEqual(['Mia Chen', 'Mia Cheng'])
    expect(shorten(['Mia', 'C'], ['Mia', 'Chen'])).toEqual(['Mia C', 'Mia Ch.'])
  })
  it('a short name is the same for two students with the same full name', () => {
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Chen'])).toEqual(['Mia C.', 'Mia C.'])
    expect(shorten(['Mia', 'Chen'], ['Mia', 'Chen'], ['Mia', 'Cole'])).toEqual(['Mia Ch.', 'Mia Ch.', 'Mia Co.'])
  })
  it('a short name is never cut within a letter, even one of two code units or with a combining mark', () => {
    expect(shorten(['Ada', '𝒳avier'])).toEqual(['Ada 𝒳.'])
    expect(shorten(['Ana', 'A\u0304pera'])).toEqual(['Ana Ā.'])
    expect(shorten(['Mia', '👩‍👧 Chen'], ['Ben', '🇳🇿'])).toEqual(['Mia 👩‍👧.', 'Ben 🇳🇿.'])
    expect(shorten(['Uma', 'क्षत्रिय'], ['Uma', 'कौर'])).toEqual(['Uma क्ष.', 'Uma कौ.'])
  })
})

import { describe, expect, it } from 'vitest'
import { check } from '../../check.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { asked } from '../asked.ts'
import { german } from './de/language.ts'
import { germanReader } from './german-reader.ts'

const numbers = Array.from({ length: 1001 }, (_, number) => number)

function markOf(word: string, number: number) {
  const question = asked({ expects: { kind: 'numberAndWord', number } })
  return check(question, { kind: 'numberAndWord', number: String(number), word })
}

describe('an unreleased language', () => {
  it('a number word of an unreleased language is a wrong answer', () => {
    expect(numbers.filter((number) => markOf(german.numberWord(number), number) !== 'wrong')).toEqual([])
  })

  it('a number word of a released language is a right answer', () => {
    expect(numbers.filter((number) => markOf(enNZ.numberWord(number), number) !== 'right')).toEqual([])
  })
})

describe('German number words', () => {
  it.each([
    [0, 'null'],
    [1, 'eins'],
    [17, 'siebzehn'],
    [21, 'einundzwanzig'],
    [30, 'dreißig'],
    [101, 'einhunderteins'],
    [999, 'neunhundertneunundneunzig'],
    [1000, 'eintausend'],
  ])('the German number word of %i is "%s"', (number, word) => {
    expect(german.numberWord(number)).toBe(word)
  })

  it('each German number word is read back as its number', () => {
    expect(numbers.map((number) => germanReader.numberOf(german.numberWord(number)))).toEqual(numbers)
    expect(numbers.map(germanReader.wordsOf)).toEqual(numbers.map(german.numberWord))
  })
})

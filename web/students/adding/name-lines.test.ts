import { expect, it } from 'vitest'
import { lineOf, readTyped, splitName } from './name-lines.ts'

const namesOf = (text: string) => readTyped(text).map(({ firstName, lastName }) => [firstName, lastName])

it.each([
  ['Mia Chen', 'Mia', 'Chen'],
  ['Mary Jane  Smith', 'Mary Jane', 'Smith'],
  ['Mia van der Berg', 'Mia', 'van der Berg'],
  ['mia chen', 'mia', 'chen'],
  ['Chen, Mia', ' Mia', 'Chen'],
  ['Smith, Mary Jane', ' Mary Jane', 'Smith'],
  ['Nīkau Pōtae', 'Nīkau', 'Pōtae'],
  ['Mia', 'Mia', ''],
])('the name %j is split into %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual([firstName, lastName])
})

it('each line of a text is a name, and blank lines keep the numbers of the others', () => {
  expect(readTyped('Aroha Tamihana\r\n\r\n  Ben Walker \nChen, Mia\n')).toEqual([
    { number: 1, firstName: 'Aroha', lastName: 'Tamihana', fault: null },
    { number: 3, firstName: 'Ben', lastName: 'Walker', fault: null },
    { number: 4, firstName: 'Mia', lastName: 'Chen', fault: null },
  ])
})

it('two cells that are pasted from a spreadsheet are the first and the last name', () => {
  expect(namesOf('Mary Jane\tvan der Berg\nMia\tChen\t11/06/2015')).toEqual([
    ['Mary Jane', 'van der Berg'],
    ['Mia', 'Chen'],
  ])
  expect(namesOf('Mia Chen\t\t')).toEqual([['Mia', 'Chen']])
})

it.each([
  ['Mia', 'noLastName'],
  [', Mia', 'noLastName'],
  ['Chen,', 'noFirstName'],
  ['11/06/2015', 'noLetters'],
  ['Mia \u202ehC', 'unreadable'],
  ['\u200fMia Chen', 'unreadable'],
  ['Mia Ch\0en', 'unreadable'],
  [`Mia ${'n'.repeat(101)}`, 'tooLong'],
  ['=HYPERLINK("x") Chen', null],
])('the line %j has the fault %s', (text, fault) => {
  expect(readTyped(text)).toMatchObject([{ fault }])
})

it('a formula is a name like any other', () => {
  expect(namesOf('=1+1 Chen')).toEqual([['=1+1', 'Chen']])
})

it('a name of letters that nobody sees has a fault', () => {
  expect(lineOf(1, 'Mia', '\u3164').fault).toBe('unreadable')
  expect(lineOf(1, ' ', 'Chen').fault).toBe('noFirstName')
})

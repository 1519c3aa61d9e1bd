import { expect, it } from 'vitest'
import { isComplete, linesIn, tableOf } from './columns.ts'
import { decodeFile, readRows } from './read-file.ts'

function read(text: string) {
  const table = tableOf(readRows(text))
  if ('secondHeader' in table) throw new Error('a second header')
  const names = linesIn(table).map(({ number, firstName, lastName }) => [number, firstName, lastName])
  return { names, uses: table.columns.map(({ use }) => use), leftOut: table.leftOut, lacksRoles: table.lacksRoles }
}

const room12 = 'Surname,Preferred,Email,Yr,DOB\r\nTamihana,Aroha,a@kauri.school.nz,5,2016-03-11\r\nHōhepa,Mere,,5,\r\n'
const expected = [
  [2, 'Aroha', 'Tamihana'],
  [3, 'Mere', 'Hōhepa'],
]

it('the columns of a file are guessed from its headings', () => {
  expect(read(room12)).toMatchObject({ names: expected, uses: ['last', 'first', 'none', 'none', 'none'] })
})

it.each([
  ['UTF-8', new TextEncoder().encode(room12)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${room12}`)],
  ['UTF-16, little end first', utf16(room12, true)],
  ['UTF-16, big end first', utf16(room12, false)],
])('a file in %s keeps its macrons', (_, bytes) => {
  expect(read(decodeFile(bytes)).names).toEqual(expected)
})

it('a file in Windows-1252 keeps its accents', () => {
  const bytes = Uint8Array.from('Name\r\nZo\xeb Citro\xebn\r\n', (letter) => letter.charCodeAt(0))
  expect(read(decodeFile(bytes)).names).toEqual([[2, 'Zoë', 'Citroën']])
})

it.each([
  ['semicolons', room12.replaceAll(',', ';')],
  ['tabs, as Excel saves Unicode text', room12.replaceAll(',', '\t')],
])('a file with %s is read', (_, text) => {
  expect(read(text).names).toEqual(expected)
})

it('a delimiter that the first line names is used', () => {
  expect(read('sep=|\r\nFirst name|Last name\r\nMia|Chen, of Room 5').names).toEqual([[3, 'Mia', 'Chen, of Room 5']])
})

it.each([
  ['First Name,Last Name\nMia,Chen', ['first', 'last']],
  ['Given names;Family name\nMia;Chen', ['first', 'last']],
  ['Name,Surname\nMia,Chen', ['first', 'last']],
  ['Student\n"Chen, Mia"', ['whole']],
  ['Full name,First name,Last name\nx,Mia,Chen', ['none', 'first', 'last']],
  ['Mia,Chen', ['first', 'last']],
  ['Mia Chen', ['whole']],
])('the columns of %j are %j', (text, uses) => {
  expect(read(text)).toMatchObject({ uses })
  expect(read(text).names.map(([, ...name]) => name)).toEqual([['Mia', 'Chen']])
})

it('a preferred name goes before the name at birth, if it is filled in', () => {
  expect(read('First name,Preferred name,Last name\nJessica,Jess,Lee\nDaniel,,Kim').names).toEqual([
    [2, 'Jess', 'Lee'],
    [3, 'Daniel', 'Kim'],
  ])
})

it('a file without a column of last names is not complete', () => {
  const table = tableOf(readRows('First name,Email\nMia,m@kauri.school.nz'))
  expect('columns' in table && isComplete(table.columns)).toBe(false)
})

const roster11 = `sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password
u1,active,2026-02-01T00:00:00.000Z,true,o1,student,mia.c,,Mia,Chen,Rose,,mia@kauri.school.nz,,,,5,
u2,active,2026-02-01T00:00:00.000Z,true,o1,teacher,h.p,,Hana,Parata,,,hana@kauri.school.nz,,,,,
u3,tobedeleted,2026-02-01T00:00:00.000Z,true,o1,student,ben.w,,Ben,Walker,,,,,,,5,
u4,,,true,"o1,o2",student,tui.r,,Tūī,Rangi,,,,,,,5,`

it('of a users.csv of OneRoster 1.1, the students who have not left are read', () => {
  expect(read(roster11)).toMatchObject({
    names: [
      [2, 'Mia', 'Chen'],
      [5, 'Tūī', 'Rangi'],
    ],
    leftOut: 2,
    lacksRoles: false,
  })
})

const roster12 = `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns
u1,,,true,mia.c,,Jessica,Chen,,,,,,,5,,,,Jess,,,o1,
u2,tobedeleted,,true,ben.w,,Ben,Walker,,,,,,,5,,,,,,,o1,
u3,,,true,tui.r,,Tūī,Rangi,,,,,,,5,,,,,,Hēnare,o1,`

it('of a users.csv of OneRoster 1.2, preferred names come first, and it does not say who is a student', () => {
  expect(read(roster12)).toMatchObject({
    names: [
      [2, 'Jess', 'Chen'],
      [4, 'Tūī', 'Hēnare'],
    ],
    leftOut: 1,
    lacksRoles: true,
  })
})

it('a file whose heading comes again is refused, because two files are in it', () => {
  expect(tableOf(readRows('First name,Last name\nMia,Chen\nFirst Name,Last Name\nBen,Walker'))).toEqual({
    secondHeader: 3,
  })
})

it('blank lines are left out and counted, and a name may have a line break in quotes', () => {
  expect(read('First name,Last name\n\n,\nMia,"Chen\nLee"\n').names).toEqual([[4, 'Mia', 'Chen Lee']])
})

it('an empty file has no names', () => {
  expect(read('')).toMatchObject({ names: [], uses: [] })
  expect(read('First name,Last name')).toMatchObject({ names: [] })
})

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)))
  for (const [i, unit] of [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))].entries())
    view.setUint16(2 * i, unit, isLittle)
  return new Uint8Array(view.buffer)
}

import { expect, test } from 'vitest'
import { folderName } from './folder-name.ts'

const id = '0f3c91aa7be24d60'

test.each([
  ['Mia Chen', 'Mia Chen (0f3c91aa)'],
  ['Tūī Ngāta-O’Neill', 'Tūī Ngāta-O’Neill (0f3c91aa)'],
  ['../../etc/passwd', 'etc passwd (0f3c91aa)'],
  ['..', '(0f3c91aa)'],
  ['C:\\Users\\*?"<>|', 'C Users (0f3c91aa)'],
  ['Mia\n\t\u202EChen', 'Mia Chen (0f3c91aa)'],
  ['con.', 'con. (0f3c91aa)'],
  ['=1+1', '=1+1 (0f3c91aa)'],
])('the folder of the student %j is safe in a path of every computer', (name, folder) => {
  expect(folderName(name, id)).toBe(folder)
})

test('a long name is cut, and no emoji is split', () => {
  expect(folderName(`Mia ${'🐧'.repeat(200)}`, id)).toBe(`Mia ${'🐧'.repeat(56)} (0f3c91aa)`)
})

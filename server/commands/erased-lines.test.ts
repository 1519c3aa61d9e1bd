import { expect, test } from 'vitest'
import { erasedLines } from './erased-lines.ts'

const nothing = { classes: [], accounts: [] }

test('a restore without old data says that it cannot know later erasures, and where they are recorded', () => {
  const text = erasedLines(null).join('\n')
  expect(text).toContain('This command cannot know which.')
  for (const place of [
    'npm run accounts -- receipts',
    'receipts of teachers',
    '"erased"',
    '"classDeleted"',
    'security log',
  ])
    expect(text).toContain(place)
})

test('a restore prints a command for each erasure, first for classes, and lists other missing data separately', () => {
  const gone = { erased: { classes: ['AB23CD'], accounts: ['mia'] }, missing: { classes: [], accounts: ['ben'] } }
  const lines = erasedLines(gone)
  expect(lines.slice(1, 3)).toEqual(['  npm run accounts -- erase AB23CD', '  npm run accounts -- erase mia'])
  expect(lines.at(-1)).toBe('  npm run accounts -- erase ben')
  expect(lines.at(-2)).toContain('unless the old data are older')
})

test('a restore of data from which nothing was erased has one line about it', () => {
  expect(erasedLines({ erased: nothing, missing: nothing })).toEqual([
    'The old data have no receipt of an erasure that the backup lacks.',
  ])
})

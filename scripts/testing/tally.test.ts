import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLine, readPlaywright, readVitest, tallyOf } from './tally.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solve-it-tally-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}
const vitest = (counts: object, testResults: object[] = []) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...counts,
})

describe('the last line of npm test', () => {
  test('says what passed and what failed, and what was skipped only where something was', () => {
    expect(lastLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(lastLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  test('takes the numbers from the report', () => {
    const path = write(vitest({ numFailedTests: 2, numPendingTests: 1 }))
    expect(tallyOf(path, false, readVitest)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  })

  test('counts a missing report as a failure', () => {
    expect(tallyOf(join(folder, 'missing.json'), true, readVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('counts a report without numbers as a failure', () => {
    expect(tallyOf(write({ testResults: [] }), true, readVitest).failed).toBe(1)
  })

  test('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(tallyOf(write(vitest({}, [broken])), false, readVitest)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  test('counts a runner that ended badly as a failure, whatever its report says', () => {
    expect(tallyOf(write(vitest({})), false, readVitest).failed).toBe(1)
  })

  test('counts a run in which nothing ran as a failure', () => {
    expect(tallyOf(write(vitest({ numPassedTests: 0 })), true, readVitest).failed).toBe(1)
  })

  test('counts a browser test that passed at its second try only as failed', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
    expect(tallyOf(write({ stats, errors: [] }), true, readPlaywright)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  })
})

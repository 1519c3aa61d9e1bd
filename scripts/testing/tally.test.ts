import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  add,
  failedBrowserTests,
  failedUnitTests,
  lastLine,
  nothing,
  readPlaywright,
  readVitest,
  tallyOf,
  withUnstable,
} from './tally.mjs'

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

describe('the tally of npm test', () => {
  test('the last line has the numbers of passed and failed tests, and of skipped and unstable ones if there are any', () => {
    expect(lastLine({ ...nothing, passed: 3 })).toBe('3 passed, 0 failed')
    expect(lastLine({ ...nothing, passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
    expect(lastLine({ ...nothing, passed: 3, unstable: ['a', 'b'] })).toBe('3 passed, 0 failed, 2 unstable')
  })

  test('a test that failed once and then passed three times counts as passed and is named as unstable', () => {
    const first = { ...nothing, passed: 3, failed: 2, unstable: ['a lock is free'] }
    const again = withUnstable(first, 'a round is saved')
    expect(again).toEqual({ passed: 4, failed: 1, skipped: 0, unstable: ['a lock is free', 'a round is saved'] })
    expect(add(again, first).unstable).toEqual(['a lock is free', 'a round is saved', 'a lock is free'])
  })

  test('a tally has the numbers of the report', () => {
    const path = write(vitest({ numFailedTests: 2, numPendingTests: 1 }))
    expect(tallyOf(path, false, readVitest)).toEqual({ ...nothing, passed: 3, failed: 2, skipped: 1 })
  })

  test('a missing report is a failure', () => {
    expect(tallyOf(join(folder, 'missing.json'), true, readVitest)).toEqual({ ...nothing, failed: 1 })
  })

  test('a report without numbers is a failure', () => {
    expect(tallyOf(write({ testResults: [] }), true, readVitest).failed).toBe(1)
  })

  test('a test file that could not be loaded is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(tallyOf(write(vitest({}, [broken])), false, readVitest)).toEqual({ ...nothing, passed: 3, failed: 1 })
  })

  test('a runner with a bad exit code is a failure, whatever its report says', () => {
    expect(tallyOf(write(vitest({})), false, readVitest).failed).toBe(1)
  })

  test('a run without a test is a failure', () => {
    expect(tallyOf(write(vitest({ numPassedTests: 0 })), true, readVitest).failed).toBe(1)
  })

  test('a browser test that passed only at its second try is a failure', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
    expect(tallyOf(write({ stats, errors: [] }), true, readPlaywright)).toEqual({ ...nothing, passed: 4, failed: 1 })
  })

  test('a failed test of a process is named with the arguments that run it alone', () => {
    const failed = (fullName: string, message = '') => ({ fullName, status: 'failed', failureMessages: [message] })
    const assertionResults = [
      { fullName: 'a lock is free', status: 'passed', failureMessages: [] },
      failed('a lock (of a process) is kept'),
      failed('every name is read', 'Error: Property failed after 7 tests'),
    ]
    const path = '/solve-it/scripts/lock.test.ts'
    const pure = { name: '/solve-it/maths/check.test.ts', assertionResults: [failed('an answer is right')] }
    expect(failedUnitTests(vitest({}, [{ name: path, assertionResults }, pure]))).toEqual([
      {
        name: `${path}: a lock (of a process) is kept`,
        args: [path, '-t', '^a lock \\(of a process\\) is kept$'],
      },
    ])
  })

  test('a failed browser test is named with the arguments that run it alone', () => {
    const spec = (line: number, status: string) => ({
      file: 'offline/off-switch.spec.ts',
      line,
      title: `test ${line}`,
      tests: [{ projectName: 'sqlite', status }],
    })
    const report = { suites: [{ specs: [spec(3, 'expected')], suites: [{ specs: [spec(9, 'unexpected')] }] }] }
    expect(failedBrowserTests(report)).toEqual([
      {
        name: '[sqlite] offline/off-switch.spec.ts: test 9',
        args: ['offline/off-switch.spec.ts:9', '--project=sqlite'],
      },
    ])
  })
})

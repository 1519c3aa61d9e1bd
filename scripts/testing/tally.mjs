/** The sum of the results that the test runners report. A report without readable numbers counts as one failure. */
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { unstable: readonly string[] }} Tally `unstable`: the names of tests that failed once and then
 *   passed three times alone. They count as passed too.
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0, unstable: [] }
const oneFailure = { ...nothing, failed: 1 }

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    unstable: [...a.unstable, ...b.unstable],
  }
}

/** @param {Tally} tally */
export function lastLine({ passed, failed, skipped, unstable }) {
  const more = [skipped > 0 && `, ${skipped} skipped`, unstable.length > 0 && `, ${unstable.length} unstable`]
  return `${passed} passed, ${failed} failed${more.filter(Boolean).join('')}`
}

/**
 * Returns the tally of a stage that passes or fails as a whole.
 * @param {boolean} ok
 * @returns {Tally}
 */
export function oneCheck(ok) {
  return ok ? { ...nothing, passed: 1 } : oneFailure
}

/**
 * @param {string} path the report, which the runner must have written in this run
 * @param {boolean} ok whether the exit code of the runner is 0; otherwise at least one test has failed
 * @param {(report: any) => Counts} read
 * @returns {Tally}
 */
export function tallyOf(path, ok, read) {
  /** @type {Counts} */
  let counts
  try {
    counts = read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.error('The runner left no report that can be read.')
    return oneFailure
  }
  const { passed, failed } = counts
  if (![passed, failed, counts.skipped].every(Number.isInteger)) return oneFailure
  const tally = { ...nothing, ...counts }
  const isUnreported = failed === 0 && (!ok || passed === 0)
  return isUnreported ? add(tally, oneFailure) : tally
}

/**
 * Returns the counts of a report by Vitest. A file that cannot be loaded has no tests and counts as one failure.
 * @param {any} report
 * @returns {Counts}
 */
export function readVitest(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Returns the counts of a report by Playwright. A test that passed only at its second try counts as failed.
 * @param {any} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * Returns the tests of processes that failed in a report by Vitest, each with the arguments that run it alone. A test
 * of functions alone has no reason to fail by accident, and a property may fail only for the values of the first run.
 * @param {any} report
 * @returns {readonly { name: string, args: readonly string[] }[]}
 */
export function failedUnitTests({ testResults }) {
  const isOfProcess = (/** @type {any} */ { name: path }) => /\/(server|scripts)\//.test(path)
  const isProperty = (/** @type {any} */ { failureMessages }) => /Property failed after/.test(failureMessages.join())
  return testResults.filter(isOfProcess).flatMap((/** @type {any} */ { name: path, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed' && !isProperty(test))
      .map((/** @type {any} */ { fullName }) => ({
        name: `${path}: ${fullName}`,
        args: [path, '-t', `^${fullName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`],
      })),
  )
}

/**
 * Returns the tests that failed in a report by Playwright, each with the arguments that run it alone.
 * @param {any} report
 * @returns {readonly { name: string, args: readonly string[] }[]}
 */
export function failedBrowserTests({ suites }) {
  const specsOf = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites.flatMap(specsOf).flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => ['unexpected', 'flaky'].includes(test.status))
      .map((/** @type {any} */ { projectName }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        args: [`${file}:${line}`, `--project=${projectName}`],
      })),
  )
}

/**
 * Returns the tally with one failed test counted as passed and unstable.
 * @param {Tally} tally
 * @param {string} name
 * @returns {Tally}
 */
export function withUnstable({ passed, failed, skipped, unstable }, name) {
  return { passed: passed + 1, failed: failed - 1, skipped, unstable: [...unstable, name] }
}

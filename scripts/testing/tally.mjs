/** What the runners report, added up. A number is read from a report or it is one failure: never guessed. */
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 }
/** @type {Tally} */
const oneFailure = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** @param {Tally} tally */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A stage that passes or fails as one.
 * @param {boolean} ok
 * @returns {Tally}
 */
export function one(ok) {
  return ok ? { passed: 1, failed: 0, skipped: 0 } : oneFailure
}

/**
 * @param {string} path The report; the runner must have written it in this run.
 * @param {boolean} ok Whether the runner ended well. One that did not has failed at least once, whatever it reports.
 * @param {(report: any) => Tally} read
 * @returns {Tally}
 */
export function tallyOf(path, ok, read) {
  /** @type {Tally} */
  let tally
  try {
    tally = read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.error('The runner left no report that can be read.')
    return oneFailure
  }
  const { passed, failed } = tally
  if (![passed, failed, tally.skipped].every(Number.isInteger)) return oneFailure
  const unsaid = failed === 0 && (!ok || passed === 0)
  return unsaid ? add(tally, oneFailure) : tally
}

/**
 * A file that cannot even be loaded has no tests to fail: it counts as one failure.
 * @param {any} report
 * @returns {Tally}
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
 * A test that passed at its second try only has failed.
 * @param {any} report
 * @returns {Tally}
 */
export function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}
